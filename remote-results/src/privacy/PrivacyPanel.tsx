import { Disclosure, Section } from '@donate-impact/shared/ui';
import { useEffect, useState } from 'react';
import { readTraffic, type Traffic } from './readTraffic';

/** What left the visitor's browser, from the browser's own list of requests. */
export function PrivacyPanel() {
  const traffic = useTraffic();

  return (
    <Section id="privacy" title="Privacy">
      {traffic === null ? (
        <p>Your browser keeps no list of requests that this page could show.</p>
      ) : (
        <TrafficReport traffic={traffic} />
      )}
    </Section>
  );
}

function TrafficReport({ traffic }: { traffic: Traffic }) {
  return (
    <>
      <p>
        What left your browser: <strong>{trafficSentence(traffic)}</strong>
      </p>
      <Disclosure summary="How this is counted">
        <p>
          Counted from your browser’s own list of requests since this page was opened. Besides the
          site itself ({traffic.parts} scripts and other parts of it), it lists:
        </p>
        <AddressList title="Read" addresses={traffic.read} />
        <AddressList title="Sent" addresses={traffic.sent} />
        <p>
          The list does not tell a request’s method. So everything counts as sent that is not
          plainly a file of this site with nothing attached to its address.
        </p>
      </Disclosure>
    </>
  );
}

function AddressList({ title, addresses }: { title: string; addresses: string[] }) {
  if (addresses.length === 0) return <p>{title}: nothing</p>;
  return (
    <>
      <p>{title}:</p>
      <ul>
        {addresses.map((address, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one address may have been asked for twice
          <li key={`${index} ${address}`}>{address}</li>
        ))}
      </ul>
    </>
  );
}

/** The one line that the privacy panel is about. */
function trafficSentence({ read, sent }: Traffic): string {
  return `${read.length} ${read.length === 1 ? 'file' : 'files'} read, ${sent.length} sent`;
}

/** What the browser lists as requested since the page was opened, kept up to date; null where it keeps no list. */
function useTraffic(): Traffic | null {
  const [traffic, setTraffic] = useState<Traffic | null>(null);

  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return;
    const observer = new PerformanceObserver(() => setTraffic(currentTraffic()));
    observer.observe({ type: 'resource', buffered: true });
    setTraffic(currentTraffic());
    return () => observer.disconnect();
  }, []);

  return traffic;
}

function currentTraffic(): Traffic {
  const entries = performance.getEntriesByType('resource');
  return readTraffic(
    entries.filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry),
    window.location.origin,
  );
}

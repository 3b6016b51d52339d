import { Disclosure, Section } from '@donate-impact/shared/ui';
import { useEffect, useState } from 'react';
import { Cookies } from './Cookies';
import { readTraffic, type Traffic } from './readTraffic';

/** What left the visitor's browser, from the browser's own list of requests. */
export function PrivacyPanel() {
  const traffic = useTraffic();

  return (
    <Section id="privacy" title="Privacy">
      {traffic === null ? (
        <p>Your browser does not give this page a list of requests to show.</p>
      ) : (
        <TrafficReport traffic={traffic} />
      )}
      <Cookies />
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
          {`These counts come from your browser’s own list of requests since you opened this page. Besides the site itself (${traffic.parts} scripts and other files), it lists:`}
        </p>
        <AddressList title="Read" addresses={traffic.read} />
        <AddressList title="Sent" addresses={traffic.sent} />
        {wasLoadedAhead() ? (
          <p>
            It loaded the page that you opened when you pointed at its link, before you pressed.
          </p>
        ) : (
          traffic.mayLoadAhead && (
            <p>
              It may also have loaded the first page of the demo when you pointed at its link, which
              browsers do not list.
            </p>
          )
        )}
        <p>
          The list does not show a request’s method, so a request counts as sent unless it is
          clearly for a file of this site with nothing added to its address.
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

/** The summary line of the privacy panel. */
function trafficSentence({ read, sent }: Traffic): string {
  return `${read.length} ${read.length === 1 ? 'file' : 'files'} read, ${sent.length} sent`;
}

/** The requests that the browser lists since the page was opened, kept up to date; null if it keeps no list. */
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

/** Whether this document was loaded before the visitor pressed the link to it, in browsers that say so. */
function wasLoadedAhead(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');
}

function currentTraffic(): Traffic {
  const entries = performance.getEntriesByType('resource');
  return readTraffic(
    entries.filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry),
    window.location.origin,
  );
}

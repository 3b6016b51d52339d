import { Disclosure, Section } from '@donate-impact/shared/ui';
import type { Traffic } from './readTraffic';
import { trafficSentence } from './trafficSentence';
import { useTraffic } from './useTraffic';

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

import { Disclosure } from '@donate-impact/shared/ui';
import { useEffect, useState } from 'react';
import { readTraffic, type Traffic } from './readTraffic';

/** One line says how much left the visitor's browser; the browser's own list of requests is the proof behind it. */
export function PrivacyPanel() {
  const traffic = useTraffic();

  return (
    <section aria-label="Privacy">
      <Disclosure summary={describeTraffic(traffic)}>
        <TrafficReport traffic={traffic} />
        <Cookies />
      </Disclosure>
    </section>
  );
}

function TrafficReport({ traffic }: { traffic: Traffic }) {
  return (
    <>
      <p>
        {`These counts come from your browser’s own list of requests since you opened this page. Besides the site itself (${traffic.parts} scripts and other files), it lists:`}
      </p>
      <UrlList title="Downloaded" urls={traffic.read} />
      <UrlList title="Sent" urls={traffic.sent} />
      {wasLoadedAhead() ? (
        <p>It loaded the page that you opened when you pointed at its link, before you pressed.</p>
      ) : (
        traffic.mayLoadAhead && (
          <p>
            It may also have loaded the first page of the demo when you pointed at its link, which
            browsers do not list.
          </p>
        )
      )}
      <p>
        The list does not show a request’s method, so a request counts as sent unless it is clearly
        for a file of this site with nothing added to its address.
      </p>
    </>
  );
}

function UrlList({ title, urls }: { title: string; urls: string[] }) {
  if (urls.length === 0) return <p>{title}: nothing</p>;
  return (
    <>
      <p>{title}:</p>
      <ul>
        {urls.map((url, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one URL may have been asked for twice
          <li key={`${index} ${url}`}>{url}</li>
        ))}
      </ul>
    </>
  );
}

function describeTraffic({ read, sent }: Traffic): string {
  const files = `${read.length} ${read.length === 1 ? 'file' : 'files'}`;
  return `Network check: ${files} downloaded, ${sent.length === 0 ? 'nothing' : sent.length} sent`;
}

/** The requests that the browser lists since the page was opened, kept up to date. */
function useTraffic(): Traffic {
  const [traffic, setTraffic] = useState(currentTraffic);

  useEffect(() => {
    const observer = new PerformanceObserver(() => setTraffic(currentTraffic()));
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);

  return traffic;
}

/** Browsers that say so mark a document that was loaded before the visitor pressed the link to it. */
function wasLoadedAhead(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');
}

function currentTraffic(): Traffic {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return readTraffic(entries, window.location.origin);
}

/** Which cookies the site has set and what for, and whether the browser reports failures of the site. */
export function Cookies() {
  const [cookies, setCookies] = useState<string | null>(null);
  useEffect(() => setCookies(document.cookie), []);
  if (cookies === null) return null;
  return (
    <>
      <p>Cookies: {describeCookies(cookies)}</p>
      {document.documentElement.dataset.reports === 'on' && (
        <p>
          If a part of the site fails, your browser reports which part, which version and why. It
          reports nothing about you.
        </p>
      )}
      {document.documentElement.dataset.timings === 'on' && (
        <p>
          Your browser measures how long pages take to appear, to respond and to hold still, and
          reports that once, when you leave. It reports nothing about you.
        </p>
      )}
    </>
  );
}

/** Only a gateway sets a cookie. */
export function describeCookies(cookies: string): string {
  if (!/(?:^|; )visitor=/.test(cookies)) return 'none.';
  return (
    'The site is comparing two versions of one of its parts. A random number keeps you with one of them; it says ' +
    'nothing about you, and it is deleted when the comparison ends.'
  );
}

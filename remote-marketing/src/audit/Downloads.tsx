import { RuledSection } from '../about/RuledSection';

const figuresFile = getUrl(new URL('./figures.json', import.meta.url));
const scoresFile = getUrl(new URL('./scores.json', import.meta.url));

/** The figures of this page and every score behind them, as files of this release. */
export function Downloads() {
  return (
    <RuledSection id="downloads" title="Check it yourself">
      <ul>
        <li>
          <a href={figuresFile} download="audit-figures.json">
            The figures on this page
          </a>{' '}
          (JSON)
        </li>
        <li>
          <a href={scoresFile} download="audit-scores.json">
            Every score in every combination
          </a>{' '}
          (JSON)
        </li>
      </ul>
    </RuledSection>
  );
}

/** A URL on this site without its origin, so that it is the same when the page is prerendered. */
function getUrl({ origin, pathname, href }: URL) {
  return globalThis.location && location.origin !== origin ? href : pathname;
}

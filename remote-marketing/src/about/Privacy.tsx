import { Columns, RuledSection } from './RuledSection';

export function Privacy() {
  return (
    <RuledSection id="privacy" title="Your Privacy">
      <Columns $count={2}>
        <p>
          Your answers and your selection stay in your browser, which ranks the candidates itself.
        </p>
        <p>
          The site sets a cookie in two cases only. While it compares two versions of one of its
          parts, a random number keeps you with one of them until the comparison ends. If you open a
          link to a preview, its name is kept until you leave it.
        </p>
      </Columns>
    </RuledSection>
  );
}

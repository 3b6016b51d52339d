import { RuledSection } from './RuledSection';

export function Privacy() {
  return (
    <RuledSection id="privacy" title="Your Privacy">
      <p>
        Your answers and your selection stay in your browser, which ranks the candidates itself.
      </p>
    </RuledSection>
  );
}

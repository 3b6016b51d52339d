import { Columns, RuledSection } from './RuledSection';

export function Problem() {
  return (
    <RuledSection id="problem" title="The Problem">
      <Columns $count={2}>
        <p>
          Most political money follows names. Well-known candidates in settled races collect more
          than they can use, while others, in races that a few thousand votes will decide, run
          short.
        </p>
        <p>
          A donor who wants to do better has to gather polls, filings and election dates, and then
          weigh them. Few have the time, and the advice on offer seldom explains its reasoning.
        </p>
      </Columns>
    </RuledSection>
  );
}

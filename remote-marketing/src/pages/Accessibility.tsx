import {
  Disclosure,
  Lead,
  Muted,
  PageHeading,
  Stack,
  useHydrated,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { RuledSection } from '../about/RuledSection';
import results from '../accessibility/results.json';
import { FiguresTable } from '../audit/FiguresTable';

const { axe, rules, combinations, states } = results;
const violations = states.flatMap((state) => state.violations).reduce((sum, n) => sum + n, 0);
const checks = states.length * combinations.length;

/** The figures come from the last run of the checks. */
export function Accessibility() {
  usePageTitle('Accessibility');
  return (
    <Stack $gap={4} data-boundary="marketing">
      <Stack>
        <PageHeading>Accessibility</PageHeading>
        <Lead>
          {`This site is designed to meet WCAG 2.2 at level AA. The last automated check of its screens found ${violations} ${violations === 1 ? 'violation' : 'violations'}.`}
        </Lead>
      </Stack>
      <RuledSection id="limits" title="Limits">
        <p>
          Automated checks find only some barriers. The site was not tested in Safari, in mobile
          browsers, or with people who use a screen reader.
        </p>
      </RuledSection>
      <RuledSection id="contact" title="Contact">
        <Contact />
      </RuledSection>
      <RuledSection id="checks" title="What was checked">
        <p>
          {states.length} states of the screens, each in light and dark colors and at two widths:{' '}
          {checks} checks with axe-core. Further tests complete the journey by keyboard alone and
          open every page at 400% zoom.
        </p>
        <Disclosure summary="Every state">
          <Muted>
            axe-core {axe}, rules tagged {rules.join(', ')}
          </Muted>
          <FiguresTable
            caption="Violations in each state"
            of="State"
            columns={combinations}
            rows={states.map(({ screen, name, violations }) => ({
              name: `${screen}: ${name}`,
              cells: violations,
            }))}
          />
        </Disclosure>
      </RuledSection>
    </Stack>
  );
}

/** The operator's contact stands in the document's head, where the gateway puts it. */
function Contact() {
  const isHydrated = useHydrated();
  const contact = isHydrated && document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href;
  return (
    <p>
      {contact ? (
        <>
          If something is in your way, write to{' '}
          <a href={contact}>{contact.replace('mailto:', '')}</a>.
        </>
      ) : (
        'This prototype has no contact address. Report what is in your way where its source code is kept.'
      )}
    </p>
  );
}

import { paths } from '@donate-impact/shared/routes';
import { LinkButton } from '@donate-impact/shared/ui';
import { RuledSection } from './RuledSection';

export function TryTheDemo() {
  return (
    <RuledSection id="try" title="See for yourself">
      <p>Three questions, about a minute.</p>
      <div>
        <LinkButton to={paths.wizard.getHref()} $variant="primary">
          Try the Demo
        </LinkButton>
      </div>
    </RuledSection>
  );
}

import { paths } from '@donate-impact/shared/routes';
import { LinkButton, Notice, PageHeading, Stack, usePageTitle } from '@donate-impact/shared/ui';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccessibilityFile } from './createAccessibilityFile';

/** Shows the accessibility page, whose code is in a file of its own so that no other page loads it. */
export function AccessibilityRoute({ file }: { file: AccessibilityFile }) {
  const { key } = useLocation();
  return (
    <Suspense>
      {/* The file may be available on another try. */}
      <Loaded key={key} file={file} />
    </Suspense>
  );
}

function Loaded({ file }: { file: AccessibilityFile }) {
  const module = use(file.module());
  return module ? <module.Accessibility /> : <NotLoaded />;
}

function NotLoaded() {
  usePageTitle('Accessibility');
  return (
    <Stack $gap={3}>
      <PageHeading>Accessibility</PageHeading>
      <Notice
        tone="alert"
        title="This page cannot be loaded right now."
        actions={
          <LinkButton $variant="primary" to={paths.accessibility.getHref()}>
            Try again
          </LinkButton>
        }
      >
        <p>The rest of the site still works. Your answers and your selection are kept.</p>
      </Notice>
    </Stack>
  );
}

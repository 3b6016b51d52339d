import { Suspense, use } from 'react';
import { loadAccessibility } from './loadAccessibility';

/** Shows the page of states and results from a file of its own: no other page pays for it. */
export function AccessibilityRoute() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { Accessibility } = use(loadAccessibility());
  return <Accessibility />;
}

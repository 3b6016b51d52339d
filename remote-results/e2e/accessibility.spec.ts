import { expectNoViolations } from '@donate-impact/testing/accessibility';
import { test } from '@playwright/test';
import { states } from './states';

for (const state of states)
  test(`no accessibility violations on ${state.screen}: ${state.name}`, ({ page }) =>
    expectNoViolations(page, state));

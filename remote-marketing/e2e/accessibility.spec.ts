import { expectNoBarriers } from '@donate-impact/build/barriers';
import { test } from '@playwright/test';
import { states } from './states';

for (const state of states)
  test(`no accessibility violations on ${state.screen}: ${state.name}`, ({ page }) =>
    expectNoBarriers(page, state));

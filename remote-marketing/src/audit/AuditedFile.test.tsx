/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { AuditedFile } from './AuditedFile';

const audited = readFileSync(join(__dirname, '../../../shared/data/candidates.json'));
const covers = /on the 24 invented candidates .* Here is whom the ranking favors\.$/;
const changed = /The candidates have changed since, so the matches can differ/;

it.each([
  ['ranks the candidates that it counted', async () => new Response(audited), covers],
  ['ranks other candidates', async () => new Response('[]'), changed],
  ['does not give its data file', async () => new Response(null, { status: 503 }), covers],
])('says whether the site %s', async (_, answer, text) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

  render(<AuditedFile />);

  expect(await screen.findByText(text)).toBeInTheDocument();
});

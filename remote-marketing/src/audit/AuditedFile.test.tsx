import { render, screen } from '@testing-library/react';
import { AuditedFile } from './AuditedFile';
import figures from './figures.json';

afterEach(() => {
  delete document.documentElement.dataset.candidates;
});

it.each([
  ['ranks the candidates that it counted', figures.file, 'This audit covers the 24 fictional'],
  ['ranks other candidates', 'sha384-other', 'The candidates have changed since this audit'],
])('says whether the site %s', (_, hash, text) => {
  document.documentElement.dataset.candidates = `/data/candidates.json#${hash}`;

  render(<AuditedFile />);

  expect(screen.getByText(new RegExp(`^${text}`))).toBeInTheDocument();
});

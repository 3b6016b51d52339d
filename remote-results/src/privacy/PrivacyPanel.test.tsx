/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { Cookies, describeCookies } from './PrivacyPanel';

it('tells the visitor that the site has set no cookie', () => {
  render(<Cookies />);

  expect(screen.getByText('Cookies: none.')).toBeInTheDocument();
  expect(screen.queryByText(/reports/)).not.toBeInTheDocument();
});

it('tells the visitor that failures are reported, where they are', () => {
  document.documentElement.dataset.reports = 'on';
  render(<Cookies />);
  delete document.documentElement.dataset.reports;

  expect(screen.getByText(/your browser reports which part/)).toBeInTheDocument();
});

it.each([
  [
    'while two versions are compared',
    'visitor=0123456789abcdef',
    /^The site is comparing two versions/,
  ],
  ['of another site on the same host', 'theme=dark', /^none\.$/],
])('explains the cookies %s', (_, cookies, sentence) => {
  expect(describeCookies(cookies)).toMatch(sentence);
});

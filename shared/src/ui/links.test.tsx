/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { ExternalLink } from './ExternalLink';

it('says that a link to another site opens a new tab, and gives that tab no access to the site', () => {
  render(<ExternalLink href="https://example.org/">Campaign site</ExternalLink>);

  const link = screen.getByRole('link', { name: 'Campaign site (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

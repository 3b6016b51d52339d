/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { CampaignSite } from './CampaignSite';

it('says that a link to a campaign’s site opens a new tab, and gives that tab no access to this site', () => {
  render(<CampaignSite site="https://example.org/">Campaign site</CampaignSite>);

  const link = screen.getByRole('link', { name: 'Campaign site (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

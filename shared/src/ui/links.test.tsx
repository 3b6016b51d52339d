import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ExternalLink } from './ExternalLink';
import { LinkButton } from './LinkButton';

it('says that a link to another site opens a new tab, and gives that tab no access to the site', () => {
  render(<ExternalLink href="https://example.org/">Campaign site</ExternalLink>);

  const link = screen.getByRole('link', { name: 'Campaign site (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('renders a link that looks like a button as a link', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/demo" $variant="primary">
        Run the Demo
      </LinkButton>
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Run the Demo' })).toHaveAttribute('href', '/demo');
});

/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from '@donate-impact/shared/ui/tokens';
import { render } from '@testing-library/react';
import { Mark } from './Wordmark';

const icon = readFileSync(join(__dirname, '../../public/icon.svg'), 'utf8');

it('is drawn like the icon in the browser’s tab', () => {
  const { container } = render(<Mark />);

  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn).toEqual([...icon.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d));
});

it('has the colors of the site in the tab, light and dark', () => {
  const colors = icon.match(/#\w+/g);

  expect(colors).toEqual([dark.text, dark.accent, light.text, light.accent]);
});

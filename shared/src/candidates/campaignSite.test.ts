import { campaignSite } from './campaignSite';

it.each([
  ['https://ruiz.example.org/', 'https://ruiz.example.org/'],
  ['http://example.org/ruiz', 'http://example.org/ruiz'],
  ['https://e', 'https://e/'],
  ['https://example.org/'.padEnd(2_048, 'a'), 'https://example.org/'.padEnd(2_048, 'a')],
  ['HTTPS://EXAMPLE.ORG', 'https://example.org/'],
  ['https://example.org:8443/a?b=c#d', 'https://example.org:8443/a?b=c#d'],
])('opens %s', (site, href) => {
  expect(campaignSite(site)?.href).toBe(href);
});

it.each([
  '',
  'ruiz.example.org',
  '/ruiz',
  '//example.org/ruiz',
  'https:example.org',
  'https:///example.org',
  'https:\\\\example.org',
  'https://example.org\\@evil.example.org',
  'https://user@example.org/',
  'https://user:secret@example.org/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org/',
  'blob:https://example.org/x',
  'https://exa mple.org/',
  ' https://example.org/',
  'https://example.org/\u202egro',
  'https://',
  'https://?',
  'https://example.org:99999/',
  'https://example.org/'.padEnd(2_049, 'a'),
  'https://:secret@example.org/',
  'https://example.org/a\\b',
  'https://example.org/a b',
  'https://example.org/\u0000',
  'xhttps://example.org/',
])('does not open %j', (site) => {
  expect(campaignSite(site)).toBeNull();
});

it('shows look-alike letters as punycode', () => {
  expect(campaignSite('https://ex\u0430mple.org/')?.host).toBe('xn--exmple-4nf.org');
});

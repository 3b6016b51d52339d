import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const apps = ['host', 'remote-marketing', 'remote-results', 'remote-wizard', 'shared'];

const edge = '(?:-(?:block|inline)(?:-start|-end)?)?';
const length = /(?<![-\w])[\d.]+(?:rem|px|em)\b/;
const rules = [
  [`(?:padding|margin)${edge}|(?:row-|column-)?gap`, length, 'var(--space-…)'],
  ['font(?:-size)?', length, 'var(--text-…)'],
  ['font(?:-weight)?', /\b(?:(?!400|600)[1-9]\d\d|bold(?:er)?|lighter)\b/, '400 or 600'],
  ['line-height', /^(?!(?:1|1\.1|1\.2|1\.4|1\.55|inherit|var\(.*\))$)/, '1, 1.1, 1.2, 1.4 or 1.55'],
  ['border-radius', length, 'var(--radius) or 50%'],
] as const;

it.each(apps)('sets spacing and type in %s from the scale of the tokens alone', (app) => {
  const folder = join(root, app, 'src');
  const offenses = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      offScale(readFileSync(join(folder, file), 'utf8')).map((found) => `${file}: ${found}`),
    );

  expect(offenses).toEqual([]);
});

it.each([
  ['padding: var(--space-1) 0.75rem;', '0.75rem'],
  ['margin-block-start: 7px;', '7px'],
  ['font: 650 var(--text-body) / 1.2 var(--font);', '650'],
  ['font-weight: 700;', '700'],
  ['font: bold var(--text-body) / 1.2 var(--font);', 'bold'],
  ['font-size: 1.5rem;', '1.5rem'],
  ['line-height: 1.3;', '1.3'],
  ['border-radius: 3px;', '3px'],
])('refuses "%s"', (declaration, value) => {
  expect(offScale(`div { ${declaration} }`)).toEqual([expect.stringContaining(value)]);
});

/** The declarations in styles that set a value that is not on the scale, each with what to use instead. */
function offScale(css: string): string[] {
  return rules.flatMap(([properties, off, scale]) =>
    [...css.matchAll(new RegExp(`(?<![\\w-])(?:${properties}): ([^;{}\`]+);`, 'g'))]
      .filter(([, value = '']) => off.test(value))
      .map(([declaration]) => `${declaration} (use ${scale})`),
  );
}

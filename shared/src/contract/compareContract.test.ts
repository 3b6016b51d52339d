import { compareContract } from './compareContract';

it.each([
  ['1.2.0', '1.2.0', 'fits'],
  ['1.0.0', '1.2.0', 'fits'],
  ['1.2.7', '1.2.0', 'fits'],
  ['1.9.0', '1.10.0', 'fits'],
  ['1.3.0', '1.2.0', 'newer'],
  ['1.10.0', '1.9.0', 'newer'],
  ['2.0.0', '1.2.0', 'different'],
  ['1.2.0', '2.0.0', 'different'],
  ['10.0.0', '1.2.0', 'different'],
  ['', '1.2.0', 'different'],
] as const)('a remote of contract "%s" to a shell of %s: %s', (remote, shell, fit) => {
  expect(compareContract(remote, shell)).toBe(fit);
});

import fc from 'fast-check';
import { aCandidate } from '../testing/aCandidate';
import { parseCandidates } from './parseCandidates';

it('never throws on any list, and counts every record once', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), nearlyACandidate())), (json) => {
      const { candidates, unreadable } = parseCandidates(json);

      expect(candidates.length + unreadable).toBe(json.length);
    }),
  );
});

/** Records in which each field is valid most of the time and any JSON otherwise. */
function nearlyACandidate() {
  const right = aCandidate();
  const field = <T>(value: T) => ({ arbitrary: fc.constant(value), weight: 12 });
  const any = { arbitrary: fc.oneof(fc.jsonValue(), fc.string(), fc.double()), weight: 1 };
  return fc.record({
    ...Object.fromEntries(
      Object.entries(right).map(([key, value]) => [key, fc.oneof(field<unknown>(value), any)]),
    ),
    id: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('ruiz', '__proto__', '..')),
    funding: fc.record({ us: fc.oneof(fc.double(), fc.nat()), them: fc.nat() }),
  });
}

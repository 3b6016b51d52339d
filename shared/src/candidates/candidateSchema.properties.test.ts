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

it('never accepts a bad record', () => {
  fc.assert(
    fc.property(fc.array(nearlyACandidate()), (json) => {
      const { candidates } = parseCandidates(json);

      expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
      for (const each of candidates) {
        expect(Object.keys(each).sort()).toEqual(Object.keys(aCandidate()).sort());
        expect(() => encodeURIComponent(each.id)).not.toThrow();
        expect(each.id).not.toBe('');
        expect(each.name).toMatch(/^\S(.{0,998}\S)?$/u);
        expect(['tossup', 'lean', 'safe']).toContain(each.competitiveness);
        expect(['high', 'med-high', 'medium', 'low']).toContain(each.donationLeverage);
        expect(Number.isFinite(each.timeToElectionDays)).toBe(true);
        const { us, them } = each.funding;
        const shares = Object.values(each.polling);
        expect([us, them].every((money) => Number.isFinite(money) && money >= 0)).toBe(true);
        expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true);
        expect(each.issues.every((issue) => typeof issue === 'string' && issue !== '')).toBe(true);
      }
    }),
    { numRuns: 300 },
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

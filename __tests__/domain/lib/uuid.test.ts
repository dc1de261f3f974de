import fc from 'fast-check';
import { formatUuid } from '../../../src/domain/lib/uuid';
import { createRuns } from '../../support/createRuns';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('ROSTER-15: any random bytes make a UUID of version 4, and others another one', () => {
  const random = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(random, random, (one, other) => {
      expect(formatUuid(one)).toMatch(VERSION_4);
      const isSame = [...one].every((byte, index) => {
        const fixed = index === 6 ? 0x0f : index === 8 ? 0x3f : 0xff;
        return (byte & fixed) === (other[index]! & fixed);
      });
      expect(formatUuid(one) === formatUuid(other)).toBe(isSame);
    }),
    createRuns(2_000),
  );
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  narrowClockOffset,
  estimateClockOffset,
  type ClockOffset,
} from '../../../src/domain/protocol/clockOffset';
import { createRuns } from '../../support/createRuns';

const SECOND = 1_000;
/** Clock error of a device, which may be years. */
const wrong = fc.integer({ min: -1e11, max: 1e11 });
/** Pause before a request and the duration of each way, in milliseconds. */
const way = fc.record({
  after: fc.nat(30_000),
  there: fc.integer({ min: 0, max: 3_000 }),
  back: fc.integer({ min: 0, max: 3_000 }),
});
const START = 1_764_090_000_000;

/** Offsets that a device estimates, one per response, when its clock is `behind` milliseconds late. */
function sampleOffset(
  behind: number,
  ways: readonly { after: number; there: number; back: number }[],
) {
  let now = START;
  let known: ClockOffset | null = null;
  const steps: ClockOffset[] = [];
  for (const { after, there, back } of ways) {
    const sent = now + after;
    const answered = sent + there;
    now = answered + back;
    const earliest = Math.floor(answered / SECOND) * SECOND;
    const own = { sentAt: sent - behind, receivedAt: now - behind };
    known = narrowClockOffset(known, { ...own, earliest, latest: earliest + SECOND });
    steps.push(known);
  }
  return steps;
}

test('PLAY-50: for any clock and any delays the estimate contains the true time, and each answer narrows it', () => {
  fc.assert(
    fc.property(wrong, fc.array(way, { minLength: 1, maxLength: 12 }), (behind, ways) => {
      const steps = sampleOffset(behind, ways);
      for (const [index, { least, most }] of steps.entries()) {
        assert(least <= behind && behind <= most);
        const before = steps[index - 1];
        const { there, back } = ways[index]!;
        const width = most - least;
        assert(width <= (before ? before.most - before.least : Infinity));
        assert(width <= there + back + SECOND);
        // The error is at most half of the remaining range.
        assert(Math.abs(estimateClockOffset({ least, most }) - behind) <= width / 2 + 1);
      }
    }),
    createRuns(2_000),
  );
});

test('PLAY-50: a clock that is set meanwhile is measured again, and an unmeasured one is trusted', () => {
  fc.assert(
    fc.property(wrong, way, (behind, only) => {
      const [before] = sampleOffset(behind, [only]);
      const set = behind + 60_000;
      const sentAt = START - set;
      const earliest = Math.floor((START + 10) / SECOND) * SECOND;
      const own = { sentAt, receivedAt: sentAt + 20 };
      const after = narrowClockOffset(before!, { ...own, earliest, latest: earliest + SECOND });
      expect(Math.abs(estimateClockOffset(after) - set)).toBeLessThanOrEqual(SECOND);
    }),
    createRuns(),
  );
  expect(estimateClockOffset(null)).toBe(0);
});

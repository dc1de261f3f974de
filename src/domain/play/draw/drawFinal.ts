import type { FinalPairing } from '../../draw/base/pairings';
import type { RoundsReplacedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import type { PartnerMode } from '../model/gameSettings';
import { listStartedRounds, type Final, type Match, type Round } from '../model/round';
import { computeRoundId } from '../model/roundId';
import { computeFinalFingerprint } from './drawFingerprint';
import { seatFinal } from './finalFours';
import { createReplaceRoundsEvent } from './roundEvents';

/** The pairings that a final can have, the default first; fixed pairs leave no choice (PLAY-85). */
export const FINAL_PAIRINGS_OFFERED: Readonly<Record<PartnerMode, readonly FinalPairing[]>> = {
  changing: ['1+4', '1+3', '1+2'],
  mixed: ['M1+W2', 'M1+W1'],
  fixed: ['1+2'],
};

/** Positions of both pairs in a four, whose men come first in микст. */
const PAIRING_SEATS = {
  '1+4': { a: [0, 3], b: [1, 2] },
  '1+3': { a: [0, 2], b: [1, 3] },
  '1+2': { a: [0, 1], b: [2, 3] },
  'M1+W2': { a: [0, 3], b: [1, 2] },
  'M1+W1': { a: [0, 2], b: [1, 3] },
} as const satisfies Record<FinalPairing, unknown>;

function pairFour(four: readonly string[], court: number, pairing: FinalPairing): Match {
  const { a, b } = PAIRING_SEATS[pairing];
  return {
    court,
    a: [four[a[0]]!, four[a[1]]!],
    b: [four[b[0]]!, four[b[1]]!],
    result: null,
  };
}

/**
 * Draws the final from the current standings: places 1 to 4 on court 1, 5 to 8 on court 2, and so on; all others rest
 * (PLAY-85). A pairing that the partner mode does not offer becomes its default.
 * @returns null while no four can be filled
 */
export function drawFinal(state: PlayState, final: Final): Round | null {
  const started = listStartedRounds(state.rounds);
  const seed = started[0]?.seed ?? 0;
  const { seeding, fours } = seatFinal(state, seed, final.fours);
  if (fours.length === 0) return null;
  const offered = FINAL_PAIRINGS_OFFERED[state.settings.variant];
  const pairing = offered.includes(final.pairing) ? final.pairing : offered[0]!;
  const playing = new Set(fours.flat());
  const content = {
    matches: fours.map((four, index) => pairFour(four, index + 1, pairing)),
    rests: seeding.map(({ entryId }) => entryId).filter((entryId) => !playing.has(entryId)),
    final: { ...final, pairing },
  };
  return {
    id: computeRoundId(started.at(-1)?.id ?? null, content),
    basis: computeFinalFingerprint(state, seed, final),
    seed,
    seeding,
    ...content,
    start: null,
  };
}

/** Draws the final after the started rounds, in place of any drawn one; null while no four can be filled (PLAY-85). */
export function createFinalEvent(state: PlayState, final: Final): RoundsReplacedEvent | null {
  const round = drawFinal(state, final);
  return round && createReplaceRoundsEvent(state, [round]);
}

import type { DrawnMatch, DrawnRound, Sex } from './base/drawnRound';
import { toPresenceFromRounds, countPlayableMatches } from './base/drawProblem';
import { computeMeetingCounts } from './base/meetingCounts';
import type { MixedPairing, Pairing } from './base/pairings';
import { createRandom, shuffle } from './base/random';
import { chooseRests, listDrawnRestGroups, computeRestRecord, levelNewcomers } from './base/rests';
import { computeWishCounts, countBrokenInMatch, type Wish } from './base/wishes';
import { choosePairing, type PairingReason } from './pairingName';
import { separateByWishes } from './separateByWishes';

export type MexicanoInput = {
  seed: number;
  courts: number;
  /** Number of all draw numbers, whether present or not. */
  players: number;
  /** The numbers of the available players, in seeding order. */
  ranking: readonly number[];
  played: readonly DrawnRound[];
  pairing: Pairing;
  /** Pairing in микст, where it replaces `pairing`. */
  mixedPairing?: MixedPairing;
  /** The setting «Избегать повторов пар». */
  avoidsRepeats: boolean;
  /** Sexes by draw number in микст, where every pair is a man and a woman. */
  sexes?: readonly Sex[] | null;
  /** True when `ranking` is a ladder, which separates the partners of the previous round (DRAW-31). */
  isLadder?: boolean;
  /** Wishes between draw numbers (DRAW-23). */
  wishes?: readonly Wish<number>[];
};

type MexicanoMatch = DrawnMatch & { choice: PairingReason };

/** Each player's partner in a round. */
const listPartners = ({ matches }: DrawnRound): ReadonlyMap<number, number> =>
  new Map(
    matches
      .flatMap(({ a, b }) => [a, b])
      .flatMap(([one, other]) => [
        [one, other],
        [other, one],
      ]),
  );

type MexicanoRound = { matches: readonly MexicanoMatch[]; rests: readonly number[] };

/**
 * Draws the next round of Мексикано. The playing players fill the courts in groups of four, in seeding order. In микст
 * each group has two men and two women, ranked separately. Players with a wish not to meet change places with the
 * nearest ones.
 */
export function drawMexicano(draw: MexicanoInput): MexicanoRound {
  const { seed, players, ranking, played, sexes = null, wishes = [] } = draw;
  const record = computeRestRecord(toPresenceFromRounds(played), players, sexes);
  const random = createRandom(seed, played.length);
  const groups = listDrawnRestGroups(ranking, sexes);
  const matches = countPlayableMatches(draw.courts, groups);
  const each = 4 / groups.length;
  const rests = groups.flatMap((group) => {
    const newcomers = levelNewcomers(record, group);
    return chooseRests(record, shuffle(group, random), newcomers, group.length - each * matches);
  });
  const wishCounts = computeWishCounts(wishes, players);
  const playing = separateByWishes(
    groups.map((group) => group.filter((player) => !rests.includes(player))),
    (...match) => countBrokenInMatch(wishCounts, ...match),
  );
  const { partners } = computeMeetingCounts(played, players);
  const last = played.at(-1);
  const lastPartners = draw.isLadder && last ? listPartners(last) : null;
  const countPartnerships = (one: number, other: number) => partners[one * players + other]!;
  return {
    matches: Array.from({ length: matches }, (_, index) => {
      const four = playing.flatMap((group) => group.slice(each * index, each * (index + 1)));
      const choice = choosePairing(four, countPartnerships, {
        ...draw,
        isMixed: sexes !== null,
        isOneCourt: matches === 1,
        lastPartners,
      });
      return { court: index + 1, ...choice.pairs, choice };
    }),
    rests: rests.sort((one, other) => one - other),
  };
}

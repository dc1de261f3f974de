import { choosePairing } from '../../../../domain/draw/pairingName';
import type { Wish } from '../../../../domain/draw/base/wishes';
import { describePairingChoice } from '../../../../domain/draw/describePairingChoice';
import { listRestGroups } from '../../../../domain/play/roster/partnerMode';
import { getSlot } from '../../../../domain/play/roster/availability';
import type { PlayState } from '../../../../domain/play/log/playState';
import {
  isFinal,
  listMatchPlayers,
  type Match,
  type Round,
} from '../../../../domain/play/model/round';

/** Indices of a four's players, in the order of their places. */
const SEATS = [0, 1, 2, 3];

/** The players of a match with their seeding, in the draw's order. */
const listMatchSeeding = ({ seeding }: Round, match: Match) =>
  seeding.filter(({ entryId }) => listMatchPlayers(match).includes(entryId));

/** Returns «места 5–8»: the seeding of a court's players; empty for a draw by lot, and after an exchange by hand. */
export function formatCourtSeedPlaces(round: Round, match: Match): string {
  if (round.isManual) return '';
  const four = listMatchSeeding(round, match);
  const [first, last] = [four[0]?.place, four.at(-1)?.place];
  if (first === undefined || last === undefined) return '';
  return first === last ? `место ${first}` : `места ${first}–${last}`;
}

/**
 * The reason for an unusual pairing, such as «Крылова и Лунёв уже были парой, поэтому пары другие». Null for a usual
 * pairing, in a final, and where the round was changed by hand (DRAW-9).
 */
export function describeUnusualPairing(
  state: Pick<PlayState, 'settings' | 'entries'>,
  startedRounds: readonly Round[],
  round: Round,
  match: Match,
  wishes: readonly Wish<string>[],
  getName: (entryId: string) => string,
): string | null {
  const seeded = listMatchSeeding(round, match).map(({ entryId }) => entryId);
  // In микст the men come first; both groups keep the order of the standings.
  const four = listRestGroups(state, seeded).flat();
  const { variant, seating, pairing, mixedPairing, avoidsRepeats } = state.settings;
  if (four.length < 4 || variant === 'fixed' || isFinal(round) || round.isManual) return null;
  const at = startedRounds.findIndex(({ id }) => id === round.id);
  const earlier = at < 0 ? startedRounds : startedRounds.slice(0, at);
  const seats = four.map((entryId) => getSlot(state, entryId));
  const isPair = (pair: readonly string[], one: number, other: number) => {
    const paired = pair.map((entryId) => getSlot(state, entryId));
    return paired.includes(seats[one]!) && paired.includes(seats[other]!);
  };
  const countPairedBefore = (one: number, other: number) =>
    earlier
      .flatMap(({ matches }) => matches)
      .filter(({ a, b }) => isPair(a, one, other) || isPair(b, one, other)).length;
  const last = earlier.at(-1)?.matches.flatMap(({ a, b }) => [a, b]) ?? [];
  const findLastPartner = (one: number) =>
    SEATS.find((other) => other !== one && last.some((pair) => isPair(pair, one, other)));
  const choice = choosePairing(SEATS, countPairedBefore, {
    pairing,
    mixedPairing,
    avoidsRepeats,
    isMixed: variant === 'mixed',
    isOneCourt: round.matches.length === 1,
    lastPartners:
      seating === 'winnersUp'
        ? new Map(SEATS.map((seat) => [seat, findLastPartner(seat)] as const))
        : null,
    wishes: wishes
      .map((wish) => ({ ...wish, one: four.indexOf(wish.one), other: four.indexOf(wish.other) }))
      .filter(({ one, other }) => one >= 0 && other >= 0),
  });
  const isChosen = [choice.pairs.a, choice.pairs.b].some(([one, other]) =>
    isPair(match.a, one, other),
  );
  return isChosen ? describePairingChoice(choice, four.map(getName)) : null;
}

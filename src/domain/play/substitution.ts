import { basisOf, type Drawing } from './basis';
import type { EntryState } from './entry';
import { entryChange } from './entryEvents';
import type { PlayEvent } from './events';
import { applyEvents, isRefusal, type PlayState } from './playState';
import { moveEvent } from './roster';
import { begunRounds, type Match, type Pair, type Round } from './round';
import { fitsVariant } from './pairRules';
import { replaceComing } from './roundEvents';
import { partnerOf } from './variant';
import { roundId } from './roundId';

const entryOf = ({ entries }: PlayState, id: string): EntryState & { id: string } => ({
  ...entries[id]!,
  id,
});

/** Rounds that are drawn, with one player in the place of another. */
function withSubstitute(state: PlayState, out: string, substitute: string): Round[] {
  const begun = begunRounds(state.rounds);
  const named = (entryId: string) => (entryId === out ? substitute : entryId);
  const pair = ([one, other]: Pair): Pair => [named(one), named(other)];
  let after = begun.at(-1)?.id ?? null;
  return state.rounds.slice(begun.length).map((round) => {
    const matches = round.matches.map((match): Match => ({
      ...match,
      a: pair(match.a),
      b: pair(match.b),
    }));
    const rests = round.rests.map(named);
    after = roundId(after, { matches, rests });
    return { ...round, id: after, matches, rests };
  });
}

/** PLAY-41: whoever played with the one who leaves makes a pair with the substitute. */
function pairEvents(state: PlayState, out: string, substitute: string): PlayEvent[] {
  const partner = partnerOf(state, out);
  if (partner === null) return [];
  return [
    entryChange(entryOf(state, partner), { partner: substitute }),
    entryChange(entryOf(state, substitute), { partner }),
  ];
}

/** PLAY-45, PLAY-53: whether one may play in another's place in the rounds that are drawn. */
export function canReplace(state: PlayState, out: string, substitute: string): boolean {
  const paired = applyEvents(state, pairEvents(state, out, substitute));
  return (
    !isRefusal(paired) &&
    withSubstitute(state, out, substitute).every((round) => fitsVariant(paired, round))
  );
}

/**
 * PLAY-14: one player goes on in the place of another from the next round that begins.
 * @param out who leaves; a match under way is theirs to the end
 * @param substitute an entry of the roster that plays in no coming round
 */
export function substitutionEvents(
  state: PlayState,
  out: string,
  substitute: string,
  { sharesRow, drawing }: { sharesRow: boolean; drawing: Drawing },
): PlayEvent[] {
  const comes = moveEvent(state.entries, substitute, 'confirmed', null);
  const isIn = state.entries[substitute]!.status === 'confirmed';
  const events: PlayEvent[] = [
    entryChange(entryOf(state, out), { attendance: 'left' }),
    ...(comes && !isIn ? [comes] : []),
    entryChange(entryOf(state, substitute), {
      attendance: 'arrived',
      replaces: out,
      sharesRow,
    }),
    ...pairEvents(state, out, substitute),
  ];
  const after = applyEvents(state, events);
  // The server refuses them too, and says why.
  if (isRefusal(after)) return events;
  const coming = withSubstitute(after, out, substitute);
  if (coming.length === 0) return events;
  const begun = begunRounds(state.rounds).length;
  const drawn = coming.map((round, index) => ({
    ...round,
    basis: basisOf(after, begun + index + 1, round.seed, drawing),
  }));
  return [...events, replaceComing(after, drawn)];
}

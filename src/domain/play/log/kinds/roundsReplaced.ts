import { isSameResult, listStartedRounds, type Round } from '../../model/round';
import { parseRound } from '../../wire/roundWire';
import { parseArray, toTextOrNull } from '../../wire/wireParsers';
import { invertSides, type EventRules } from '../eventRules';
import { CONFLICT, findEntryState, INVALID } from '../playState';
import { areSound } from '../soundRounds';

/** Replaces the rounds after a given one (null: all rounds), by a new draw or a cancellation. */
type RoundsReplaced = {
  kind: 'roundsReplaced';
  after: string | null;
  from: readonly Round[];
  to: readonly Round[];
};

const isSameDraw = (one: Round, other: Round | undefined): boolean =>
  one.id === other?.id &&
  one.basis === other.basis &&
  // Another client may send false where this program leaves the field out.
  Boolean(one.isManual) === Boolean(other.isManual);

const isSameRound = (one: Round, other: Round): boolean =>
  isSameDraw(one, other) &&
  one.start?.at === other.start?.at &&
  one.matches.every(({ result }, index) =>
    isSameResult(result, other.matches[index]?.result ?? null),
  );

const areSameRounds = (some: readonly Round[], others: readonly Round[]): boolean =>
  some.length === others.length && some.every((round, index) => isSameRound(round, others[index]!));

/** True when the other device's draw equals this one, even if rounds were played after it. */
const isDrawnAlready = (tail: readonly Round[], { from, to }: RoundsReplaced): boolean =>
  to.length > 0 &&
  listStartedRounds([...from, ...to]).length === 0 &&
  (tail.length === to.length || listStartedRounds(tail).length > 0) &&
  to.every((round, index) => isSameDraw(round, tail[index]));

export const roundsReplaced: EventRules<RoundsReplaced> = {
  group: 'rounds',
  parse: ({ after, from, to }) => ({
    kind: 'roundsReplaced',
    after: toTextOrNull(after),
    from: parseArray(from, parseRound),
    to: parseArray(to, parseRound),
  }),
  apply(state, event) {
    const { after, from, to } = event;
    const { rounds } = state;
    const keptCount = after === null ? 0 : rounds.findIndex(({ id }) => id === after) + 1;
    if (after !== null && keptCount === 0) return CONFLICT;
    const tail = rounds.slice(keptCount);
    if (areSameRounds(tail, to) || isDrawnAlready(tail, event)) return null;
    if (!areSameRounds(tail, from)) return CONFLICT;
    const next = [...rounds.slice(0, keptCount), ...to];
    const hasEntry = (entryId: string) => findEntryState(state, entryId) !== undefined;
    return areSound(next, hasEntry) ? { rounds: next } : INVALID;
  },
  trim: (_, event) => event,
  invert: invertSides,
  rebase: () => null,
  findTarget: () => null,
};

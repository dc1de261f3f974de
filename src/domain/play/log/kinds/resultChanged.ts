import { toNumber, toText } from '../../../lib/coerce';
import { isSameResult, type MatchResult } from '../../model/round';
import { validateResult } from '../../score/validateResult';
import { parseMatchResult } from '../../wire/roundWire';
import { invertSides, type EventRules } from '../eventRules';
import { CONFLICT, INVALID } from '../playState';
import { findRoundMatch, replaceRound } from '../soundRounds';

/** Sets, changes or removes the result of a match (PLAY-10). */
type ResultChanged = {
  kind: 'resultChanged';
  roundId: string;
  court: number;
  from: MatchResult | null;
  to: MatchResult | null;
};

export const resultChanged: EventRules<ResultChanged> = {
  group: 'score',
  parse: ({ roundId, court, from, to }) => ({
    kind: 'resultChanged',
    roundId: toText(roundId),
    court: toNumber(court) ?? 0,
    from: parseMatchResult(from),
    to: parseMatchResult(to),
  }),
  apply(state, event) {
    const { from, to } = event;
    const { round, match } = findRoundMatch(state, event);
    if (!round?.start || !match) return CONFLICT;
    if (isSameResult(match.result, to)) return null;
    if (!isSameResult(match.result, from)) return CONFLICT;
    if (to && validateResult(to, round.start.terms) !== null) return INVALID;
    const matches = round.matches.map((one) => (one === match ? { ...one, result: to } : one));
    return { rounds: replaceRound(state.rounds, { ...round, matches }) };
  },
  trim: (_, event) => event,
  invert: invertSides,
  rebase(state, event) {
    const { match } = findRoundMatch(state, event);
    return match ? { ...event, from: match.result } : null;
  },
  findTarget: ({ roundId, court }) => ({ roundId, court }),
};

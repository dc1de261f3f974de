import { toText } from '../../../lib/coerce';
import type { RoundStart } from '../../model/round';
import { parseRoundStart } from '../../wire/roundWire';
import { invertSides, type EventRules } from '../eventRules';
import { CONFLICT } from '../playState';
import { areSound, replaceRound } from '../soundRounds';

type RoundStarted = {
  kind: 'roundStarted';
  roundId: string;
  from: RoundStart | null;
  to: RoundStart | null;
};

export const roundStarted: EventRules<RoundStarted> = {
  group: 'rounds',
  parse: ({ roundId, from, to }) => ({
    kind: 'roundStarted',
    roundId: toText(roundId),
    from: parseRoundStart(from),
    to: parseRoundStart(to),
  }),
  apply({ rounds }, { roundId, from, to }) {
    const round = rounds.find(({ id }) => id === roundId);
    if (!round) return CONFLICT;
    // When two devices start the same round, the first time counts and neither change is refused.
    if (round.start && to && from === null) return null;
    if (round.start?.at === to?.at) return null;
    if (round.start?.at !== from?.at) return CONFLICT;
    const next = replaceRound(rounds, { ...round, start: to });
    return areSound(next, () => true) ? { rounds: next } : CONFLICT;
  },
  trim: (_, event) => event,
  invert: invertSides,
  rebase: () => null,
  findTarget: ({ roundId }) => ({ roundId }),
};

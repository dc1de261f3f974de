import fc from 'fast-check';
import { LEVELS } from '../../src/domain/fields/level';
import { TOURNAMENT_TYPES } from '../../src/domain/tournament/tournamentTypes';
import { FEE_MAX } from '../../src/domain/fields/money';
import type { TournamentRequest } from '../../src/domain/tournament/tournament';

export type WriteKind = 'save' | 'delete' | 'restore';
export type Action = {
  /** Number of the editor, starting with 0. */
  editor: number;
  kind: 'read' | WriteKind;
  changes: Partial<TournamentRequest>;
  /** True when the editor reads again and repeats the write after a 412, with at most three writes. */
  triesAgain: boolean;
};
export type Plan = {
  tournament: TournamentRequest;
  editors: number;
  /** True when the actions run in order, one at a time. Otherwise each editor continues as soon as possible. */
  isInTurn: boolean;
  actions: Action[];
};

const hour = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => `${String(value).padStart(2, '0')}:00`);
const MIDDLE_LEVEL = 4;

/** The values of any two drafts can be combined without breaking a rule. */
const fields = {
  tournamentType: fc.constantFrom<string>(...TOURNAMENT_TYPES),
  date: fc.integer({ min: 10, max: 28 }).map((day) => `2099-06-${day}`),
  startTime: hour(8, 13),
  endTime: fc.option(hour(14, 23)),
  levelFrom: fc.constantFrom(...LEVELS.filter((level) => level < MIDDLE_LEVEL)),
  levelTo: fc.option(fc.constantFrom(...LEVELS.filter((level) => level >= MIDDLE_LEVEL))),
  entryFee: fc.nat(FEE_MAX),
  organizerName: fc.stringMatching(/^[А-Я][а-я]{1,20}$/),
  organizerPhone: fc.stringMatching(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/),
};

const kind = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Action['kind']>('read') },
  { weight: 9, arbitrary: fc.constant<Action['kind']>('save') },
  { weight: 1, arbitrary: fc.constant<Action['kind']>('delete') },
  { weight: 2, arbitrary: fc.constant<Action['kind']>('restore') },
);

const plan: fc.Arbitrary<Plan> = fc.integer({ min: 2, max: 5 }).chain((editors) => {
  const action = fc.record<Action>({
    editor: fc.nat(editors - 1),
    kind,
    changes: fc.record(fields, { requiredKeys: [] }),
    triesAgain: fc.boolean(),
  });
  return fc.record<Plan>({
    tournament: fc.record(fields),
    editors: fc.constant(editors),
    isInTurn: fc.nat(3).map((drawn) => drawn === 0),
    actions: fc.array(action, { minLength: editors, maxLength: 3 * editors }),
  });
});

/** Creates plans. The same seed creates the same plans. */
export const createPlans = (seed: number, count: number): Plan[] =>
  fc.sample(plan, { seed, numRuns: count });

import type { Outcome } from '../../model/outcome';
import { OUTCOME_PARSERS } from '../../wire/fieldParsers';
import { invertSides, type EventRules } from '../eventRules';
import {
  applyFields,
  findConflictingKeys,
  parseFieldsChange,
  rebaseFields,
  trimFields,
  type FieldsChange,
} from '../fieldsChange';
import { CONFLICT } from '../playState';

/** Ends a play, reopens it, or decides its first place. */
type OutcomeChanged = { kind: 'outcomeChanged' } & FieldsChange<Outcome>;

/** When two devices finish the same play, the first time counts and neither change is refused (PLAY-16). */
function reconcileOutcomeChange(current: Outcome, event: OutcomeChanged): OutcomeChanged {
  const { from, to } = event;
  const isEndKnown =
    current.finishedAt !== null && from.finishedAt === null && Boolean(to.finishedAt);
  return isEndKnown ? { ...event, to: { ...to, finishedAt: current.finishedAt } } : event;
}

export const outcomeChanged: EventRules<OutcomeChanged> = {
  group: 'rounds',
  parse: (data) => ({ kind: 'outcomeChanged', ...parseFieldsChange(OUTCOME_PARSERS, data) }),
  apply({ outcome }, event) {
    const agreed = reconcileOutcomeChange(outcome, event);
    if (findConflictingKeys(outcome, agreed).length > 0) return CONFLICT;
    const next = applyFields(outcome, agreed);
    return next && { outcome: next };
  },
  trim: ({ outcome }, event) => trimFields(outcome, reconcileOutcomeChange(outcome, event)),
  invert: invertSides,
  rebase: ({ outcome }, event) => rebaseFields(outcome, event),
  findTarget: () => null,
};

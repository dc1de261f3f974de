import {
  validateFields,
  createTournamentRules,
  type FieldErrors,
} from '../../../src/domain/tournament/rules';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import type { RequestFieldName } from '../../../src/domain/tournament/tournamentFields';
import { createRequest, TODAY } from './samples';

/** Message for a level between the steps (RULE-8). */
export const STEP = 'Уровень должен быть целым числом или иметь шаг 0.5 (например: 1, 1.5, 2)';
/** Message for a phone in any other form (RULE-11). */
export const PHONE = 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX';
/** Changes to a valid request. */
export type Changes = Partial<TournamentRequest>;

/** Messages of the broken rules; for an edit, only those of the changed fields. */
export const listRuleErrors = (
  changes: Changes,
  changed?: readonly RequestFieldName[],
): FieldErrors => validateFields(createTournamentRules(TODAY, changed), createRequest(changes));

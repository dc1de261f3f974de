import {
  validateFields,
  createTournamentRules,
  type FieldErrors,
} from '../../../src/domain/tournament/rules';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import type { RequestFieldName } from '../../../src/domain/tournament/tournamentFields';
import { createRequest, TODAY } from './samples';

/** What RULE-8 says of a level between the steps. */
export const STEP = 'Уровень должен быть целым числом или иметь шаг 0.5 (например: 1, 1.5, 2)';
/** What RULE-11 says of a phone in any other form. */
export const PHONE = 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX';

/** What a request differs in from one that keeps every rule. */
export type Changes = Partial<TournamentRequest>;

/** The messages of the rules that it breaks; of an edit, those that hold for the changed fields. */
export const listRuleErrors = (
  changes: Changes,
  changed?: readonly RequestFieldName[],
): FieldErrors => validateFields(createTournamentRules(TODAY, changed), createRequest(changes));

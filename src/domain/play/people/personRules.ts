import * as yup from 'yup';
import { LEVEL_MAX, LEVEL_MIN } from '../../fields/level';
import {
  createLevelRule,
  createPlayerNameRule,
  createOptionalNameRule,
  createPlayerPhoneRule,
} from '../../tournament/rules';

/** Validation rules of an entry that the desk adds; a given name suffices (ROSTER-4). */
export const personRules = yup
  .object({
    givenName: createPlayerNameRule('Имя'),
    familyName: createOptionalNameRule('Фамилия'),
    phone: yup.lazy((value) => (value === null ? yup.mixed().nullable() : createPlayerPhoneRule())),
    level: createLevelRule(`Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
  })
  .strict();

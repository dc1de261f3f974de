import * as yup from 'yup';
import { LEVEL_MAX, LEVEL_MIN } from '../../fields/level';
import {
  createLevelRule,
  createPlayerNameRule,
  createOptionalNameRule,
  createPlayerPhoneRule,
} from '../../tournament/rules';

/** The rules of an entry from the desk; a given name is enough (ROSTER-4). */
export const personRules = yup
  .object({
    givenName: createPlayerNameRule('Имя'),
    familyName: createOptionalNameRule('Фамилия'),
    phone: yup.lazy((value) => (value === null ? yup.mixed().nullable() : createPlayerPhoneRule())),
    level: createLevelRule(`Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
  })
  .strict();

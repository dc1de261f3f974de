import * as yup from 'yup';
import { LEVEL_MAX, LEVEL_MIN } from '../../fields/level';
import {
  createLevelRule,
  createNameRule,
  createOptionalNameRule,
  createPhoneRule,
} from '../../tournament/rules';

/** ROSTER-4: what an entry of the desk may be; the given name alone is enough. */
export const personRules = yup
  .object({
    givenName: createNameRule('Имя'),
    familyName: createOptionalNameRule('Фамилия'),
    phone: yup.lazy((value) => (value === null ? yup.mixed().nullable() : createPhoneRule())),
    level: createLevelRule(`Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
  })
  .strict();

import * as yup from 'yup';
import { LEVEL_MAX, LEVEL_MIN } from '../level';
import { levelRule, nameRule, optionalNameRule, phoneRule } from '../rules';

/** ROSTER-4: what an entry of the desk may be; the given name alone is enough. */
export const personRules = yup
  .object({
    givenName: nameRule('Имя'),
    familyName: optionalNameRule('Фамилия'),
    phone: yup.lazy((value) => (value === null ? yup.mixed().nullable() : phoneRule())),
    level: levelRule(`Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
  })
  .strict();

import * as yup from 'yup';
import { LEVEL_MAX, LEVEL_MIN } from '../level';
import { NAME_LENGTH_MAX } from '../limits';
import { tooLong } from '../ruleMessages';
import { levelRule, nameRule, phoneRule } from '../rules';

/** ROSTER-4: what an entry of the desk may be; the given name alone is enough. */
export const personRules = yup
  .object({
    givenName: nameRule('Имя'),
    familyName: yup
      .string()
      .strict()
      .test(
        'max',
        tooLong('Фамилия'),
        (value) => [...(value ?? '').trim()].length <= NAME_LENGTH_MAX,
      ),
    phone: yup.lazy((value) => (value === null ? yup.mixed().nullable() : phoneRule())),
    level: levelRule(`Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
  })
  .strict();

import type { EntryPerson } from '../../../domain/play/model/entry';
import { CAPACITY_MAX } from '../../../domain/play/model/settings';
import { WISH_KINDS } from '../../../domain/draw/base/wishes';
import { nullableEnumSchema, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import type { JsonSchema } from '../../contract/operation';
import { carriedSettingsProperties, entryStateProperties } from './stateSchemas';
import { responseValueContracts } from '../../tournaments/valueContracts';

/** Maximum number of players added by one request. */
const ENTRIES_MAX = 200;

const { text, textOrNull, numberOrNull } = responseValueContracts;

/** Types of a person's fields. The rules define the allowed values (ROSTER-4). */
export const personProperties: Record<keyof EntryPerson, JsonSchema> = {
  givenName: text('Имя.', 'Пётр'),
  familyName: text('Фамилия; может быть пустой.', 'Ершов'),
  phone: textOrNull(
    'Телефон: +7 (XXX) XXX-XX-XX или номер другой страны с её кодом, как записан; null — нет.',
    '+7 (903) 765-43-21',
  ),
  level: numberOrNull('Уровень от 1 до 7 или null.', 3.5),
};

/** The schema of a wish about two or more players, or of its end (DRAW-24). */
export const wishSchema = strictObject('WishRequest', {
  entryIds: {
    type: 'array',
    minItems: 2,
    maxItems: CAPACITY_MAX,
    items: uuidSchema('Запись.'),
    description: 'Пожелание — для каждых двух из них.',
  },
  kind: nullableEnumSchema(
    WISH_KINDS,
    'Не в паре или на разных кортах; null — пожелания больше нет.',
  ),
});

/** The schema of all settings that one tournament passes on to the next (PLAY-72). */
export const usualSettingsSchema = strictObject('UsualSettings', carriedSettingsProperties);

/** The schema of players added by the desk (ROSTER-4, ROSTER-5). */
export const addEntriesSchema = strictObject('AddEntriesRequest', {
  id: uuidSchema('Изменение: повтор с тем же id даёт первый ответ.'),
  entries: {
    type: 'array',
    minItems: 1,
    maxItems: ENTRIES_MAX,
    description: 'Кто добавляется, по порядку.',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['id', ...Object.keys(personProperties)],
      properties: {
        id: uuidSchema('Запись.'),
        ...personProperties,
        sex: entryStateProperties.sex,
        partner: entryStateProperties.partner,
      },
    },
  },
});

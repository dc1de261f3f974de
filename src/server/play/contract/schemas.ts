import { SEXES } from '../../../domain/draw/base/drawnRound';
import {
  ATTENDANCES,
  ENTRY_STATUSES,
  PAYMENTS,
  type EntryPerson,
  type EntryState,
} from '../../../domain/play/model/entry';
import {
  CAPACITY_MAX,
  CAPACITY_MIN,
  HOURS_BEFORE_START_MAX,
  type PlaySettings,
} from '../../../domain/play/model/settings';
import { WISH_KINDS } from '../../../domain/draw/base/wishes';
import { FEE_MAX } from '../../../domain/fields/money';
import type { JsonSchema } from '../../contract/operation';
import { ROUNDS_MAX } from '../../../domain/play/model/gameSettings';
import { gameSettingsProperties } from './roundSchemas';
import { booleanSchema, uuidSchema } from '../../contract/schemaParts';

/** So many persons are added at once. */
const ENTRIES_MAX = 200;
const RANK_LENGTH_MAX = 100;

const hours = (description: string): JsonSchema => ({
  type: 'integer',
  minimum: 0,
  maximum: HOURS_BEFORE_START_MAX,
  description,
  examples: [3],
});

/** ROSTER-1: an entry's state, as it is sent and as it is answered. */
export const entryStateProperties: Record<keyof EntryState, JsonSchema> = {
  status: { type: 'string', enum: ENTRY_STATUSES, description: 'Где запись стоит в составе.' },
  rank: {
    type: 'string',
    minLength: 1,
    maxLength: RANK_LENGTH_MAX,
    description: 'Место среди записей с тем же status: ключи сравниваются как текст.',
    examples: ['a0'],
  },
  attendance: {
    type: ['string', 'null'],
    enum: [...ATTENDANCES, null],
    description: 'Пришёл ли игрок; null, пока об этом ничего не сказано.',
    examples: [null],
  },
  fromRound: {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: ROUNDS_MAX,
    description: 'С какого раунда играет опоздавший; null — когда придёт.',
    examples: [null],
  },
  replaces: {
    ...uuidSchema('Запись, вместо которой играет, или null.'),
    type: ['string', 'null'],
    examples: [null],
  },
  sharesRow: booleanSchema('Одна ли у обоих строка в таблице.'),
  sex: {
    type: ['string', 'null'],
    enum: [...SEXES, null],
    description: 'Мужчина (m) или женщина (f) для микста; null, пока не сказано.',
    examples: [null],
  },
  partner: {
    ...uuidSchema(
      'С кем в постоянной паре, или null: пара есть, если обе записи называют друг друга.',
    ),
    type: ['string', 'null'],
    examples: [null],
  },
  fee: {
    type: ['integer', 'null'],
    minimum: 0,
    maximum: FEE_MAX,
    description: 'Взнос этой записи в рублях; null — взнос турнира.',
    examples: [null],
  },
  payment: {
    type: ['string', 'null'],
    enum: [...PAYMENTS, null],
    description: 'Как оплачено; null — не оплачено.',
    examples: ['cash'],
  },
  paid: {
    type: 'integer',
    minimum: 0,
    maximum: FEE_MAX,
    description: 'Оплачено, ₽.',
    examples: [1500],
  },
  isRefunded: booleanSchema('Возвращено ли оплаченное.'),
  needsNotice: booleanSchema('Надо ли сообщить игроку, что место освободилось.'),
};

/** ROSTER-3, PLAY-1: the play's settings, as they are sent and as they are answered. */
export const settingsProperties: Record<keyof PlaySettings, JsonSchema> = {
  capacity: {
    type: ['integer', 'null'],
    minimum: CAPACITY_MIN,
    maximum: CAPACITY_MAX,
    description: 'Сколько игроков играет; null — без ограничения.',
    examples: [12],
  },
  handOverHours: hours('До скольких часов перед началом освободившееся место переходит само.'),
  isApprovedByHand: booleanSchema('Подтверждает ли клуб каждую запись сам.'),
  isSignUpClosed: booleanSchema('Закрыта ли запись.'),
  ...gameSettingsProperties,
  signUpEndsHours: hours('За сколько часов до начала запись закрывается.'),
  showsFullNames: booleanSchema('Показывать ли другим фамилии целиком тем, кто это разрешил.'),
};

const text = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
});

/** Types only: what a value may be is the rules' to say (ROSTER-4). */
export const personProperties: Record<keyof EntryPerson, JsonSchema> = {
  givenName: text('Имя.', 'Пётр'),
  familyName: text('Фамилия; может быть пустой.', 'Ершов'),
  phone: {
    type: ['string', 'null'],
    description:
      'Телефон: +7 (XXX) XXX-XX-XX или номер другой страны с её кодом, как записан; null — нет.',
    examples: ['+7 (903) 765-43-21'],
  },
  level: { type: ['number', 'null'], description: 'Уровень от 1 до 7 или null.', examples: [3.5] },
};

/** DRAW-24: what two or more players are not to do together, or no longer. */
export const wishSchema: JsonSchema = {
  title: 'WishRequest',
  type: 'object',
  additionalProperties: false,
  required: ['entryIds', 'kind'],
  properties: {
    entryIds: {
      type: 'array',
      minItems: 2,
      maxItems: CAPACITY_MAX,
      items: uuidSchema('Запись.'),
      description: 'Пожелание — для каждых двух из них.',
    },
    kind: {
      type: ['string', 'null'],
      enum: [...WISH_KINDS, null],
      description: 'Не в паре или на разных кортах; null — пожелания больше нет.',
    },
  },
};

/** ROSTER-4, ROSTER-5: players whom the desk adds. */
export const addEntriesSchema: JsonSchema = {
  title: 'AddEntriesRequest',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'entries'],
  properties: {
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
  },
};

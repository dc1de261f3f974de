import { PHONE, REQUEST_FIELDS } from '../../domain/rules';
import {
  EARLIEST_START,
  FEE_MAX,
  LATEST_END,
  LATEST_START,
  LEVEL_MAX,
  LEVEL_MIN,
  LEVEL_STEP,
  NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
  TOURNAMENT_TYPES,
  USER_ID_LENGTH_MAX,
  type ApplicationRequest,
  type RequestField,
} from '../../domain/tournament';
import type { Schema } from '../contract/operation';
import { NOT_BLANK, timesBetween, trimmedLength } from '../contract/patterns';

/** What the rules say, as schemas: of requests as they are accepted, not as they are first checked. */
const level: Schema = {
  type: 'number',
  minimum: LEVEL_MIN,
  maximum: LEVEL_MAX,
  multipleOf: LEVEL_STEP,
};

const levelOrNull: Schema = { ...level, type: ['number', 'null'] };

const name = (description: string, example: string): Schema => ({
  type: 'string',
  description: `${description}: ${NAME_LENGTH_MIN}–${NAME_LENGTH_MAX} символов без пробелов по краям.`,
  pattern: trimmedLength(NAME_LENGTH_MIN, NAME_LENGTH_MAX),
  examples: [example],
});

const phone = (description: string, example: string): Schema => ({
  type: 'string',
  description: `${description}: +7 (XXX) XXX-XX-XX.`,
  pattern: PHONE.source,
  examples: [example],
});

const properties: Record<RequestField, Schema> = {
  tournamentType: {
    type: 'string',
    description: 'Тип турнира.',
    enum: TOURNAMENT_TYPES,
    examples: [TOURNAMENT_TYPES[0]],
  },
  date: {
    type: 'string',
    format: 'date',
    description: 'День турнира по времени клуба, не раньше сегодняшнего.',
    examples: ['2030-06-05'],
  },
  startTime: {
    type: 'string',
    description: `Начало, ЧЧ:ММ, с ${EARLIEST_START} до ${LATEST_START}.`,
    pattern: timesBetween(EARLIEST_START, LATEST_START),
    examples: ['18:00'],
  },
  endTime: {
    type: ['string', 'null'],
    description: `Окончание, ЧЧ:ММ, позже начала и до ${LATEST_END}; null или пустой текст — без него.`,
    pattern: timesBetween('00:00', LATEST_END, true),
    examples: ['20:30'],
  },
  levelFrom: { ...level, description: 'Минимальный уровень.', examples: [2] },
  levelTo: {
    ...levelOrNull,
    description: 'Максимальный уровень, не ниже минимального; null — без него.',
    examples: [4.5],
  },
  entryFee: {
    type: 'integer',
    minimum: 0,
    maximum: FEE_MAX,
    description: 'Взнос в целых рублях.',
    examples: [1500],
  },
  organizerName: name('Имя организатора', 'Анна Соколова'),
  organizerPhone: phone('Телефон организатора', '+7 (916) 123-45-67'),
};

/** WIRE-4: any part of a tournament. */
export const changesContract: Schema = {
  title: 'TournamentChanges',
  type: 'object',
  description:
    'Любая часть полей турнира. Правила действуют для тех полей, которые меняются, и для их пар.',
  additionalProperties: false,
  properties,
};

/** WIRE-3: all nine fields. */
export const tournamentContract: Schema = {
  title: 'TournamentRequest',
  type: 'object',
  additionalProperties: false,
  required: REQUEST_FIELDS,
  properties,
};

const applicationProperties: Record<keyof ApplicationRequest, Schema> = {
  name: name('Имя игрока', 'Пётр Ершов'),
  level: { ...levelOrNull, description: 'Уровень игрока; null — не указан.', examples: [3.5] },
  contactPhone: phone('Телефон игрока', '+7 (903) 765-43-21'),
  userId: {
    description: `Игрок в вашей программе: целое число или непустой текст до ${USER_ID_LENGTH_MAX} символов.`,
    anyOf: [
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'string', maxLength: USER_ID_LENGTH_MAX, pattern: NOT_BLANK },
    ],
    examples: ['tg:42'],
  },
};

/** A player's application. */
export const applicationContract: Schema = {
  title: 'ApplicationRequest',
  type: 'object',
  additionalProperties: false,
  required: Object.keys(applicationProperties),
  properties: applicationProperties,
};

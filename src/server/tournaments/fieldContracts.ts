import { EARLIEST_START, LATEST_END, LATEST_START } from '../../domain/tournament/limits';
import { TOURNAMENT_TYPES } from '../../domain/tournament/tournamentTypes';
import { FEE_MAX } from '../../domain/fields/money';
import type { FieldName } from '../../domain/tournament/tournamentFields';
import type { JsonSchema } from '../contract/operation';
import { createTimeBetweenPattern } from '../contract/patterns';
import { responseValueContracts, requestValueContracts } from './valueContracts';

const { level, levelOrNull, name, organizerPhone } = requestValueContracts;
const { text, number, numberOrNull } = responseValueContracts;
const anyTime = createTimeBetweenPattern('00:00', LATEST_END);

/** Contracts of each field: in a request, according to the rules, and in a response (WIRE-2, WIRE-3). */
export const FIELD_CONTRACTS: Readonly<
  Record<FieldName, { request: JsonSchema; answer: JsonSchema }>
> = {
  tournament_type: {
    request: {
      type: 'string',
      description: 'Тип турнира.',
      enum: TOURNAMENT_TYPES,
      examples: [TOURNAMENT_TYPES[0]],
    },
    answer: text('Тип турнира.', TOURNAMENT_TYPES[0]),
  },
  date: {
    request: {
      type: 'string',
      format: 'date',
      description: 'День турнира по времени клуба, не раньше сегодняшнего.',
      examples: ['2030-06-05'],
    },
    answer: { type: 'string', format: 'date', description: 'День.', examples: ['2030-06-05'] },
  },
  start_time: {
    request: {
      type: 'string',
      description: `Начало, ЧЧ:ММ, с ${EARLIEST_START} до ${LATEST_START}.`,
      pattern: createTimeBetweenPattern(EARLIEST_START, LATEST_START),
      examples: ['18:00'],
    },
    answer: { type: 'string', pattern: anyTime, description: 'Начало.', examples: ['18:00'] },
  },
  end_time: {
    request: {
      type: ['string', 'null'],
      description: `Окончание, ЧЧ:ММ, позже начала и до ${LATEST_END}; null или пустой текст — без него.`,
      pattern: createTimeBetweenPattern('00:00', LATEST_END, true),
      examples: ['20:30'],
    },
    answer: {
      type: ['string', 'null'],
      pattern: anyTime,
      description: 'Окончание.',
      examples: ['20:30'],
    },
  },
  level_from: {
    request: { ...level, description: 'Минимальный уровень.', examples: [2] },
    answer: number('Минимальный уровень.', 2),
  },
  level_to: {
    request: {
      ...levelOrNull,
      description: 'Максимальный уровень, не ниже минимального; null — без него.',
      examples: [4.5],
    },
    answer: numberOrNull('Максимальный уровень.', 4.5),
  },
  entry_fee: {
    request: {
      type: 'integer',
      minimum: 0,
      maximum: FEE_MAX,
      description: 'Взнос в целых рублях.',
      examples: [1500],
    },
    answer: { type: 'integer', minimum: 0, description: 'Взнос, ₽.', examples: [1500] },
  },
  organizer_name: {
    request: name('Имя организатора', 'Анна Соколова'),
    answer: text('Имя организатора.', 'Анна Соколова'),
  },
  organizer_phone: {
    request: organizerPhone('Телефон организатора', '+7 (916) 123-45-67'),
    answer: text('Телефон организатора.', '+7 (916) 123-45-67'),
  },
};

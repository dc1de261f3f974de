import { FINAL_PAIRINGS } from '../../../domain/draw/base/pairings';
import { SCORE_UNITS } from '../../../domain/play/model/scoreUnit';
import * as game from '../../../domain/play/model/gameSettings';
import type {
  ResultChangedEvent,
  RoundsReplacedEvent,
  RoundStartedEvent,
} from '../../../domain/play/log/events';
import type { Outcome } from '../../../domain/play/model/outcome';
import {
  FINAL_FOURS,
  RESULT_MARKS,
  type Final,
  type FinalTerms,
  type Match,
  type MatchResult,
  type Round,
  type RoundStart,
  type RoundTerms,
  type SeedingPlace,
} from '../../../domain/play/model/round';
import { MATCH_MINUTES_MAX } from '../../../domain/play/model/roundTerms';
import { TIMED_POINTS_MAX } from '../../../domain/play/score/validateResult';
import { strictObject } from '../../contract/strictObject';
import type { JsonSchema } from '../../contract/operation';
import { arraySchema, uuidSchema } from '../../contract/schemaParts';

/** The maximum of an unsigned 32-bit integer. */
const SEED_MAX = 4_294_967_295;
/** Maximum number of rows of the standings. They include everyone who has ever played. */
const PLACE_MAX = 999;
const ID_LENGTH_MAX = 100;

const whole = (
  description: string,
  minimum: number,
  maximum: number,
  example = minimum,
): JsonSchema => ({ type: 'integer', minimum, maximum, description, examples: [example] });

const choice = (description: string, values: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: values,
  description,
});

const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type as string, 'null'],
  ...(schema.enum !== undefined && { enum: [...schema.enum, null] }),
  examples: [null],
});

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const name = (description: string, example: string): JsonSchema => ({
  type: 'string',
  minLength: 1,
  maxLength: ID_LENGTH_MAX,
  description,
  examples: [example],
});

const restCredit = choice('Что получает отдыхающий.', game.REST_CREDITS);
const scoring = choice('До чего играют матч.', game.SCORINGS);

const resultProperties: Record<keyof MatchResult, JsonSchema> = {
  a: whole('Счёт первой пары.', 0, TIMED_POINTS_MAX, 14),
  b: whole('Счёт второй пары.', 0, TIMED_POINTS_MAX, 10),
  mark: orNull(choice('Прерван или не сыгран.', RESULT_MARKS)),
};

const resultSchema = nullable(strictObject('MatchResult', resultProperties));

const pair = (description: string): JsonSchema => ({
  type: 'array',
  minItems: 2,
  maxItems: 2,
  items: uuidSchema('Запись.'),
  description,
});

const matchProperties: Record<keyof Match, JsonSchema> = {
  court: whole('Корт.', 1, game.COURTS_MAX),
  a: pair('Первая пара.'),
  b: pair('Вторая пара.'),
  result: resultSchema,
};

const finalTermsProperties: Record<keyof FinalTerms, JsonSchema> = {
  unit: choice('Что считают: очки или геймы; нет, если не выбрано.', SCORE_UNITS),
  scoring,
  target: orNull(whole('Сумма или до скольких; null — на время.', 1, game.TOTAL_MAX)),
  minutes: whole('Минут на матч.', 0, MATCH_MINUTES_MAX, 14),
};

const termsProperties: Record<keyof RoundTerms, JsonSchema> = {
  ...finalTermsProperties,
  restCredit,
};

/** Matches an instant without a leap second, which `Date` does not support. */
const INSTANT_PATTERN =
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$';

const startProperties: Record<keyof RoundStart, JsonSchema> = {
  at: {
    type: 'string',
    format: 'date-time',
    pattern: INSTANT_PATTERN,
    description: 'Когда начат, UTC.',
    examples: ['2026-11-25T16:00:00.000Z'],
  },
  terms: strictObject('RoundTerms', termsProperties, ['unit']),
};

const startSchema = nullable(strictObject('RoundStart', startProperties));

const seedingProperties: Record<keyof SeedingPlace, JsonSchema> = {
  entryId: uuidSchema('Запись.'),
  place: whole('Место в таблице.', 1, PLACE_MAX),
};

const finalProperties: Record<keyof Final, JsonSchema> = {
  fours: choice('Все четвёрки или только первая.', FINAL_FOURS),
  pairing: choice('Пары в четвёрке по местам.', FINAL_PAIRINGS),
  terms: strictObject('FinalTerms', finalTermsProperties, ['unit']),
};

const roundProperties: Record<keyof Round, JsonSchema> = {
  id: name('Раунд: сделан из жеребьёвки.', '1f3a5c7e9b2d4f60'),
  basis: { ...name('Из чего сделана жеребьёвка.', '9b2d4f601f3a5c7e'), minLength: 0 },
  seed: whole('Зерно жеребьёвки.', 0, SEED_MAX),
  seeding: arraySchema(
    strictObject('Seeding', seedingProperties),
    'Места, из которых сделана жеребьёвка; пусто — по жребию.',
  ),
  matches: {
    type: 'array',
    minItems: 1,
    maxItems: game.COURTS_MAX,
    items: strictObject('Match', matchProperties),
    description: 'Матчи раунда.',
  },
  rests: arraySchema(uuidSchema('Запись.'), 'Кто отдыхает.'),
  isManual: { type: 'boolean', description: 'Изменён ли вручную.' },
  final: {
    ...strictObject('Final', finalProperties),
    description: 'Только у финала, последнего раунда: он решает места, но не очки.',
  },
  start: startSchema,
};

/** The schema of a play's rounds, oldest first (PLAY-10). */
export const roundsSchema: JsonSchema = {
  ...arraySchema(
    strictObject('Round', roundProperties, ['isManual', 'final']),
    'Раунды по порядку; те, что только разыграны, стоят за начатыми.',
  ),
  // The limit allows all planned rounds and the final.
  maxItems: game.ROUNDS_MAX + 1,
};

export const outcomeProperties: Record<keyof Outcome, JsonSchema> = {
  finishedAt: {
    type: ['string', 'null'],
    format: 'date-time',
    pattern: INSTANT_PATTERN,
    description: 'Когда турнир закончен, UTC; null, пока играют.',
    examples: [null],
  },
  winnerId: orNull(uuidSchema('Кому на корте досталось общее первое место.')),
  finalWinnerId: orNull(uuidSchema('Кому на корте досталось первое место пары, выигравшей финал.')),
};

const roundId = name('Раунд.', '1f3a5c7e9b2d4f60');

/** The schemas of the changed match, its former and its new result. */
export const resultChangeProperties: Record<keyof Omit<ResultChangedEvent, 'kind'>, JsonSchema> = {
  roundId,
  court: matchProperties.court,
  from: resultSchema,
  to: resultSchema,
};

export const roundsChangeProperties: Record<keyof Omit<RoundsReplacedEvent, 'kind'>, JsonSchema> = {
  after: orNull(name('За каким раундом; null — с первого.', '1f3a5c7e9b2d4f60')),
  from: roundsSchema,
  to: roundsSchema,
};

export const roundStartProperties: Record<keyof Omit<RoundStartedEvent, 'kind'>, JsonSchema> = {
  roundId,
  from: startSchema,
  to: startSchema,
};

import { LEVEL_MAX, LEVEL_MIN, LEVEL_STEP } from '../../domain/fields/level';
import { PHONE_PATTERN } from '../../domain/fields/phone';
import { PLAYER_PHONE_PATTERN } from '../../domain/fields/playerPhone';
import { NAME_LENGTH_MAX, NAME_LENGTH_MIN } from '../../domain/tournament/limits';
import type { JsonSchema } from '../contract/operation';
import { createLetteredPattern, createTrimmedPattern } from '../contract/patterns';

/** The contract of an accepted request, which is stricter than the request's first check. */
const level: JsonSchema = {
  type: 'number',
  minimum: LEVEL_MIN,
  maximum: LEVEL_MAX,
  multipleOf: LEVEL_STEP,
};

export const requestValueContracts = {
  level,
  levelOrNull: { ...level, type: ['number', 'null'] } satisfies JsonSchema,

  name: (description: string, example: string): JsonSchema => ({
    type: 'string',
    description: `${description}: ${NAME_LENGTH_MIN}–${NAME_LENGTH_MAX} символов без пробелов по краям.`,
    pattern: createTrimmedPattern(NAME_LENGTH_MIN, NAME_LENGTH_MAX),
    examples: [example],
  }),

  playerName: (description: string, example: string): JsonSchema => ({
    type: 'string',
    description: `${description}: ${NAME_LENGTH_MIN}–${NAME_LENGTH_MAX} символов без пробелов по краям, среди них буква.`,
    pattern: createLetteredPattern(NAME_LENGTH_MIN, NAME_LENGTH_MAX),
    examples: [example],
  }),

  organizerPhone: (description: string, example: string): JsonSchema => ({
    type: 'string',
    description: `${description}: +7 (XXX) XXX-XX-XX.`,
    pattern: PHONE_PATTERN.source,
    examples: [example],
  }),

  playerPhone: (description: string, example: string): JsonSchema => ({
    type: 'string',
    description: `${description}: +7 (XXX) XXX-XX-XX или номер другой страны с её кодом, как записан.`,
    pattern: PLAYER_PHONE_PATTERN.source,
    examples: [example],
  }),
};

/** Contracts of responses, which may contain values stored by other programs. */
export const responseValueContracts = {
  text: (description: string, example: string): JsonSchema => ({
    type: 'string',
    description,
    examples: [example],
  }),

  textOrNull: (description: string, example: string | null = null): JsonSchema => ({
    type: ['string', 'null'],
    description,
    examples: [example],
  }),

  instant: (description: string): JsonSchema => ({
    type: 'string',
    format: 'date-time',
    description: `${description}, UTC.`,
    examples: ['2030-05-01T09:00:00.000Z'],
  }),

  number: (description: string, example: number): JsonSchema => ({
    type: 'number',
    description,
    examples: [example],
  }),

  numberOrNull: (description: string, example: number): JsonSchema => ({
    type: ['number', 'null'],
    description,
    examples: [example],
  }),
};

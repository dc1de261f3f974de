import { USER_ID_LENGTH_MAX } from '../../domain/tournament/limits';
import type { ApplicationRequest } from '../../domain/tournament/tournament';
import {
  FIELD_NAMES,
  REQUIRED_FIELDS,
  TOURNAMENT_FIELDS,
} from '../../domain/tournament/tournamentFields';
import type { JsonSchema } from '../contract/operation';
import { NOT_BLANK_PATTERN } from '../contract/patterns';
import { strictObject } from '../contract/strictObject';
import { idSchema } from '../lib/ids';
import { FIELD_CONTRACTS } from './fieldContracts';
import { requestValueContracts } from './valueContracts';

const { levelOrNull, playerName, playerPhone } = requestValueContracts;

const properties = Object.fromEntries(
  FIELD_NAMES.map((field) => [
    TOURNAMENT_FIELDS[field].requestName,
    FIELD_CONTRACTS[field].request,
  ]),
);

const copyOf: JsonSchema = {
  ...idSchema,
  description: 'Турнир, чью копию создают: с его настройками начнётся игра.',
};

/** Contract of any fields of a tournament (WIRE-4). */
export const tournamentChangesRequestContract: JsonSchema = {
  title: 'TournamentChanges',
  type: 'object',
  description:
    'Любая часть полей турнира. Правила действуют для тех полей, которые меняются, и для их пар.',
  additionalProperties: false,
  properties,
};

/**
 * Contract of all nine fields. A request may omit those that were added later, and the copied tournament (WIRE-3,
 * PLAY-71).
 */
export const tournamentRequestContract: JsonSchema = {
  title: 'TournamentRequest',
  type: 'object',
  additionalProperties: false,
  required: REQUIRED_FIELDS,
  properties: { ...properties, copyOf },
};

const applicationProperties: Record<keyof ApplicationRequest, JsonSchema> = {
  name: playerName('Имя игрока', 'Пётр Ершов'),
  level: { ...levelOrNull, description: 'Уровень игрока; null — не указан.', examples: [3.5] },
  contactPhone: playerPhone('Телефон игрока', '+7 (903) 765-43-21'),
  userId: {
    description: `Игрок в вашей программе: целое число или непустой текст до ${USER_ID_LENGTH_MAX} символов.`,
    anyOf: [
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'string', maxLength: USER_ID_LENGTH_MAX, pattern: NOT_BLANK_PATTERN },
    ],
    examples: ['tg:42'],
  },
};

export const applicationRequestContract = strictObject('ApplicationRequest', applicationProperties);

import { FIELD_KIND_RULES } from '../../domain/tournament/fieldKinds';
import type { ApplicationRequest } from '../../domain/tournament/tournament';
import { idSchema } from '../lib/ids';
import {
  FIELD_NAMES,
  REQUIRED_FIELDS,
  TOURNAMENT_FIELDS,
} from '../../domain/tournament/tournamentFields';

const text = { type: 'string' };
const numberOrNull = { type: ['number', 'null'] };

/** The schemas check only types. The rules define the allowed values. */
const properties = Object.fromEntries(
  FIELD_NAMES.map((name) => {
    const { requestName, kind, isOptional } = TOURNAMENT_FIELDS[name];
    const { type } = FIELD_KIND_RULES[kind];
    return [requestName, { type: isOptional ? [type, 'null'] : type }];
  }),
);

const applicationProperties: Record<keyof ApplicationRequest, object> = {
  name: text,
  level: numberOrNull,
  contactPhone: text,
  userId: { type: ['number', 'string'] },
};

/** Schema of any fields of a tournament (WIRE-4). */
export const tournamentChangesRequestSchema = {
  type: 'object',
  additionalProperties: false,
  properties,
};

/**
 * Schema of all nine fields. A request may omit those that were added later, and the copied tournament (WIRE-3,
 * PLAY-71).
 */
export const tournamentRequestSchema = {
  ...tournamentChangesRequestSchema,
  properties: { ...properties, copyOf: idSchema },
  required: REQUIRED_FIELDS,
};

export const applicationRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: Object.keys(applicationProperties),
  properties: applicationProperties,
};

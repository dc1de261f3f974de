import { REQUEST_FIELDS } from '../../domain/rules';
import type { ApplicationRequest, RequestField } from '../../domain/tournament';

const text = { type: 'string' };
const number = { type: 'number' };
const textOrNull = { type: ['string', 'null'] };
const numberOrNull = { type: ['number', 'null'] };

/** Types only: what a value may be is the rules' to say. */
const properties: Record<RequestField, object> = {
  tournamentType: text,
  date: text,
  startTime: text,
  endTime: textOrNull,
  levelFrom: number,
  levelTo: numberOrNull,
  entryFee: number,
  organizerName: text,
  organizerPhone: text,
};

const applicationProperties: Record<keyof ApplicationRequest, object> = {
  name: text,
  level: numberOrNull,
  contactPhone: text,
  userId: { type: ['number', 'string'] },
};

/** WIRE-4: any part of a tournament. */
export const changesSchema = { type: 'object', additionalProperties: false, properties };

/** WIRE-3: all nine fields. */
export const tournamentSchema = { ...changesSchema, required: REQUEST_FIELDS };

export const applicationSchema = {
  type: 'object',
  additionalProperties: false,
  required: Object.keys(applicationProperties),
  properties: applicationProperties,
};

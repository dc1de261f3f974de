import type { EntryPerson } from '../../../domain/play/model/entry';
import type { JsonSchema } from '../../contract/operation';
import { formerVersionSchema } from '../../contract/expectedVersion';
import { personProperties } from './schemas';

/** ROSTER-22: a person's correction as it is sent, and by consoles of the release before. */
export type CorrectionBody = EntryPerson & { seen?: number };

export const correctionSchema: JsonSchema = {
  title: 'EntryCorrection',
  type: 'object',
  additionalProperties: false,
  required: Object.keys(personProperties),
  properties: { seen: formerVersionSchema, ...personProperties },
};

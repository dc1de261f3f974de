import type { EntryPerson } from '../../../domain/play/model/entry';
import type { JsonSchema } from '../../contract/operation';
import { formerVersionSchema } from '../../contract/expectedVersion';
import { personProperties } from './schemas';

/** A correction of a person. `seen` is the version that consoles of the previous release send (ROSTER-22). */
export type CorrectionBody = EntryPerson & { seen?: number };

export const correctionSchema: JsonSchema = {
  title: 'EntryCorrection',
  type: 'object',
  additionalProperties: false,
  required: Object.keys(personProperties),
  properties: { seen: formerVersionSchema, ...personProperties },
};

import type { EntryPerson } from '../../../domain/play/model/entry';
import type { JsonSchema } from '../../contract/operation';
import { personProperties } from './schemas';

/** ROSTER-22: a person's correction as it is sent; what it builds on is `expectedVersion` everywhere else. */
export type CorrectionBody = EntryPerson & { seen: number };

export const correctionSchema: JsonSchema = {
  title: 'EntryCorrection',
  type: 'object',
  additionalProperties: false,
  required: ['seen', ...Object.keys(personProperties)],
  properties: {
    seen: {
      type: 'integer',
      minimum: 1,
      description: 'personVersion записи, на которой строится исправление.',
      examples: [1],
    },
    ...personProperties,
  },
};

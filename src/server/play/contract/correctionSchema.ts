import type { EntryPerson } from '../../../domain/play/model/entry';
import { formerVersionSchema } from '../../contract/expectedVersion';
import { strictObject } from '../../contract/strictObject';
import { personProperties } from './schemas';

/** A correction of a person. `seen` is the version that consoles of the previous release send (ROSTER-22). */
export type CorrectionBody = EntryPerson & { seen?: number };

export const correctionSchema = strictObject(
  'EntryCorrection',
  { seen: formerVersionSchema, ...personProperties },
  ['seen'],
);

import { toText } from '../../../lib/coerce';
import type { EventRules } from '../eventRules';
import { findEntryState } from '../playState';

/** Name, phone or level were corrected. The new values are stored with the person alone: events name nobody. */
type PersonCorrected = { kind: 'personCorrected'; entryId: string };

export const personCorrected: EventRules<PersonCorrected> = {
  group: 'roster',
  parse: ({ entryId }) => ({ kind: 'personCorrected', entryId: toText(entryId) }),
  apply(state, { entryId }) {
    const entry = findEntryState(state, entryId);
    // The history has each correction, although none changes the state.
    return entry ? { entryId, entry } : { refused: 'unknownEntry', entryId };
  },
  trim: (_, event) => event,
  /** A correction is undone by another correction. */
  invert: () => [],
  rebase: () => null,
  findTarget: ({ entryId }) => ({ entryId }),
};

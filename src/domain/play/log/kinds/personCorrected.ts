import { toText } from '../../../lib/coerce';
import type { EventRules } from '../eventRules';
import { findEntryState } from '../playState';

/** Corrects name, phone or level. Only the person's record has the new values; events contain no personal data. */
type PersonCorrected = { kind: 'personCorrected'; entryId: string };

export const personCorrected: EventRules<PersonCorrected> = {
  group: 'roster',
  parse: ({ entryId }) => ({ kind: 'personCorrected', entryId: toText(entryId) }),
  apply(state, { entryId }) {
    const entry = findEntryState(state, entryId);
    // A correction is always stored for the history, although it does not change the state.
    return entry ? { entryId, entry } : { refused: 'unknownEntry', entryId };
  },
  trim: (_, event) => event,
  /** A correction cannot be undone, only corrected again. */
  invert: () => [],
  rebase: () => null,
  findTarget: ({ entryId }) => ({ entryId }),
};

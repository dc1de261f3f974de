import { toText } from '../../../lib/coerce';
import type { EventRules } from '../eventRules';
import { findEntryState } from '../playState';

/**
 * A correction of name, phone or level. Only the person's record has the new values; events contain no personal data.
 */
type PersonCorrected = { kind: 'personCorrected'; entryId: string };

export const personCorrected: EventRules<PersonCorrected> = {
  group: 'roster',
  parse: ({ entryId }) => ({ kind: 'personCorrected', entryId: toText(entryId) }),
  apply(state, { entryId }) {
    const entry = findEntryState(state, entryId);
    // The history keeps each correction, although none changes the state.
    return entry ? { entryId, entry } : { refused: 'unknownEntry', entryId };
  },
  trim: (_, event) => event,
  /** A correction is undone by another correction. */
  invert: () => [],
  rebase: () => null,
  findTarget: ({ entryId }) => ({ entryId }),
};

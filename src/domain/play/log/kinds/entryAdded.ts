import { isRecord, toText } from '../../../lib/coerce';
import { createEntryState, type EntryState } from '../../model/entry';
import { ENTRY_STATE_PARSERS } from '../../wire/fieldParsers';
import { parseAllFields } from '../../wire/wireParsers';
import type { EventOfRules, EventRules } from '../eventRules';
import { findEntryState } from '../playState';
import type { entryChanged } from './entryChanged';

/** Adds an entry to the roster, with its initial state. */
type EntryAdded = { kind: 'entryAdded'; entryId: string; state: EntryState };

export const entryAdded: EventRules<EntryAdded, EventOfRules<typeof entryChanged>> = {
  group: 'roster',
  parse: ({ entryId, state }) =>
    isRecord(state)
      ? {
          kind: 'entryAdded',
          entryId: toText(entryId),
          state: parseAllFields(ENTRY_STATE_PARSERS, state),
        }
      : null,
  apply(play, { entryId, state }) {
    if (findEntryState(play, entryId)) return { refused: 'duplicateEntry', entryId };
    // Older logs lack some of the fields.
    return { entryId, entry: { ...createEntryState(state.status, state.rank), ...state } };
  },
  trim: (_, event) => event,
  /** Undoing an addition fails once the entry has paid: the inverse expects `paid` unchanged (ROSTER-14). */
  invert: ({ entryId, state: { status, paid } }) => [
    { kind: 'entryChanged', entryId, from: { status, paid }, to: { status: 'removed', paid } },
  ],
  rebase: () => null,
  findTarget: ({ entryId }) => ({ entryId }),
};

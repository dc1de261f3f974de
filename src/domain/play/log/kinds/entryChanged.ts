import { toText } from '../../../lib/coerce';
import type { EntryState } from '../../model/entry';
import { ENTRY_STATE_PARSERS } from '../../wire/fieldParsers';
import { invertSides, type EventRules } from '../eventRules';
import {
  applyFields,
  findConflictingKeys,
  parseFieldsChange,
  rebaseFields,
  trimFields,
  type FieldsChange,
} from '../fieldsChange';
import { findEntryState } from '../playState';

type EntryChanged = { kind: 'entryChanged'; entryId: string } & FieldsChange<EntryState>;

/**
 * Changes of different entries, or of different fields of one entry, do not conflict. The second of two changes to one
 * field is refused, unless both set the same value. An entry whose addition was undone can only return (ROSTER-15).
 */
export const entryChanged: EventRules<EntryChanged> = {
  group: 'roster',
  parse: ({ entryId, ...sides }) => ({
    kind: 'entryChanged',
    entryId: toText(entryId),
    ...parseFieldsChange(ENTRY_STATE_PARSERS, sides),
  }),
  apply(state, event) {
    const { entryId } = event;
    const current = findEntryState(state, entryId);
    if (!current) return { refused: 'unknownEntry', entryId };
    const isGone = current.status === 'removed' && event.to.status === undefined;
    if (isGone || findConflictingKeys(current, event).length > 0)
      return { refused: 'conflict', entryId };
    const entry = applyFields(current, event);
    return entry && { entryId, entry };
  },
  trim: ({ entries }, event) => trimFields(entries[event.entryId]!, event),
  invert: invertSides,
  rebase(state, event) {
    const current = findEntryState(state, event.entryId);
    return current ? rebaseFields(current, event) : null;
  },
  findTarget: ({ entryId }) => ({ entryId }),
};

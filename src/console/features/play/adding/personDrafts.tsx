import { useEffect } from 'react';
import type { Entry } from '../../../../domain/play/model/entry';
import { useFormContext } from '../../../forms/useFormContext';
import {
  EMPTY_NEW_PERSON,
  toPersonValues,
  type NewPersonValues,
  type PersonValues,
} from '../../../forms/personForm';

/** Typed and unsaved values of players, kept after their form closes (ROSTER-4, ROSTER-22). */
export type PersonFormDrafts = {
  /** The text typed into the field «Добавить игрока». */
  sought: string;
  added: NewPersonValues | null;
  /** Values by entry id, with the entry as it was when the typing began. */
  corrected: Map<string, { opened: Entry; values: PersonValues }>;
};

export const createPersonFormDrafts = (): PersonFormDrafts => ({
  sought: '',
  added: null,
  corrected: new Map(),
});

const areValuesEqual = <Values extends Record<string, string>>(
  one: Values,
  other: Values,
): boolean => Object.keys(one).every((name) => one[name] === other[name]);

/** Saves the values of the surrounding form for a new player. */
export function AddedPersonDraftSaver({ drafts }: { drafts: PersonFormDrafts }) {
  const { values } = useFormContext<NewPersonValues>();
  useEffect(() => {
    drafts.added = areValuesEqual(values, EMPTY_NEW_PERSON) ? null : values;
  }, [drafts, values]);
  return null;
}

/** Deletes an entry's draft, unless the draft differs from the saved values. */
export function discardEntryDraft(
  { corrected }: PersonFormDrafts,
  entryId: string,
  saved: PersonValues,
): void {
  const draft = corrected.get(entryId);
  if (draft && areValuesEqual(draft.values, saved)) corrected.delete(entryId);
}

/** Saves the values of the surrounding form for a corrected entry. */
export function CorrectionDraftSaver({
  drafts,
  opened,
}: {
  drafts: PersonFormDrafts;
  opened: Entry;
}) {
  const { values } = useFormContext<PersonValues>();
  useEffect(() => {
    const { corrected } = drafts;
    if (areValuesEqual(values, toPersonValues(opened))) corrected.delete(opened.id);
    else corrected.set(opened.id, { opened, values });
  }, [drafts, opened, values]);
  return null;
}

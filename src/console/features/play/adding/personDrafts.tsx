import { useEffect } from 'react';
import type { Entry } from '../../../../domain/play/model/entry';
import { useFormContext } from '../../../forms/useFormContext';
import {
  EMPTY_NEW_PERSON,
  toPersonValues,
  type NewPersonValues,
  type PersonValues,
} from './personForm';

/** ROSTER-4, ROSTER-22: what was typed of persons and is not saved: it outlives its form. */
export type PersonFormDrafts = {
  /** The text of the field «Добавить игрока». */
  sought: string;
  added: NewPersonValues | null;
  /** By the entry's id, beside the entry that was shown when the typing began. */
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

/** Keeps what is typed into the form around it of somebody who is added. */
export function AddedPersonDraftSaver({ drafts }: { drafts: PersonFormDrafts }) {
  const { values } = useFormContext<NewPersonValues>();
  useEffect(() => {
    drafts.added = areValuesEqual(values, EMPTY_NEW_PERSON) ? null : values;
  }, [drafts, values]);
  return null;
}

/** Forgets what was typed of an entry, unless something else was since. */
export function discardEntryDraft(
  { corrected }: PersonFormDrafts,
  entryId: string,
  saved: PersonValues,
): void {
  const draft = corrected.get(entryId);
  if (draft && areValuesEqual(draft.values, saved)) corrected.delete(entryId);
}

/** Keeps what is typed into the form around it of an entry that is corrected. */
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

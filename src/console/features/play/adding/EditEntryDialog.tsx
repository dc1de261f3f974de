import { useId, useState } from 'react';
import { SEX_LABELS } from '../../../../domain/play/model/entryLabels';
import { createPublicNamesById } from '../../../../domain/play/roster/rosterText';
import type { Entry, EntryPerson } from '../../../../domain/play/model/entry';
import { parsePlay, type Play } from '../../../../domain/play/wire/playWire';
import { parseConflict } from '../../../api/request/parseConflict';
import { useCorrectEntryMutation } from '../../../api/play/playMutations';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Form, FormElement } from '../../../forms/Form';
import { FormAlert } from '../../../forms/FormAlert';
import { PersonFields, StoredPerson } from '../../../forms/PersonFields';
import { SelectField } from '../../../forms/SelectField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { useFormContext } from '../../../forms/useFormContext';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { useIsUnmounted } from '../../../ui/loading/useIsUnmounted';
import type { RosterActions } from '../useRosterActions';
import styles from './Adding.module.css';
import { discardEntryDraft, CorrectionDraftSaver, type PersonFormDrafts } from './personDrafts';
import {
  validatePerson,
  SEX_OPTIONS,
  parseFormSex,
  toEntryPersonFromForm,
  toPersonValues,
  type PersonValues,
} from '../../../forms/personForm';

type EditEntryDialogProps = {
  tournament: Tournament;
  play: Play;
  entry: Entry;
  actions: RosterActions;
  drafts: PersonFormDrafts;
  onClose: () => void;
};

/** The corrected entry's name as other players will see it (ROSTER-21). */
function PublicName({ play, entry }: Pick<EditEntryDialogProps, 'play' | 'entry'>) {
  const { values } = useFormContext<PersonValues>();
  const present = {
    ...entry,
    ...toEntryPersonFromForm(values),
    status: 'confirmed' as const,
    // A correction of the name invalidates the consent to show it (SEEN-71).
    publicNameConsent: null,
  };
  const others = play.entries.filter(({ id }) => id !== entry.id);
  const name = createPublicNamesById([...others, present], play.settings).get(entry.id);
  return (
    <p className={styles.note} role="status">
      Другие видят: <bdi>{name || '—'}</bdi>
    </p>
  );
}

const isSamePerson = (one: EntryPerson, other: EntryPerson): boolean =>
  one.givenName === other.givenName &&
  one.familyName === other.familyName &&
  one.phone === other.phone &&
  one.level === other.level;

const SavedNow = ({ entry, isMixed }: { entry: Entry; isMixed: boolean }) => (
  <>
    <StoredPerson person={entry} />
    {isMixed && `, ${entry.sex ? SEX_LABELS[entry.sex] : 'м/ж не указано'}`}.
  </>
);

/** Corrects name, phone and level of an entry; in микст also «м/ж», which needs no connection (ROSTER-22, PLAY-51). */
export function EditEntryDialog({
  tournament,
  play,
  entry,
  actions,
  drafts,
  onClose,
}: EditEntryDialogProps) {
  const titleId = useId();
  const [correct] = useCorrectEntryMutation();
  const isUnmounted = useIsUnmounted();
  const [draft] = useState(() => drafts.corrected.get(entry.id));
  // Another device may correct the same player while the dialog is open. Saving builds on the version that this dialog
  // shows.
  const [opened] = useState(draft?.opened ?? entry);
  const [baseEntry, setBaseEntry] = useState(opened);

  const isMixed = play.settings.variant === 'mixed';
  const discard = () => {
    drafts.corrected.delete(entry.id);
    onClose();
  };
  const handleSaved = (values: PersonValues) => {
    const sex = parseFormSex(values);
    if (sex !== opened.sex && sex !== entry.sex) actions.setSex(entry, sex);
    discardEntryDraft(drafts, entry.id, values);
    // The user may have closed this dialog during the request and opened another one.
    if (!isUnmounted()) onClose();
    return null;
  };
  const send = async (values: PersonValues) => {
    const person = toEntryPersonFromForm(values);
    // Correcting name or phone also withdraws the consent to show the name (SEEN-71).
    if (parseFormSex(values) !== opened.sex && isSamePerson(person, opened))
      return handleSaved(values);
    const { error } = await correct({
      tournamentId: tournament.id,
      entryId: entry.id,
      expectedVersion: baseEntry.personVersion,
      person,
    });
    if (!error) return handleSaved(values);
    const now = parseConflict(error, parsePlay)?.entries.find(({ id }) => id === entry.id);
    if (now) setBaseEntry(now);
    return { message: error.message ?? '', ...error };
  };

  return (
    <Dialog titleId={titleId} width={560} isFullOnPhone onClose={onClose}>
      <Form
        initialValues={draft?.values ?? toPersonValues(opened)}
        validate={(values) => validatePerson(toEntryPersonFromForm(values))}
        onSubmit={send}
      >
        <CorrectionDraftSaver drafts={drafts} opened={opened} />
        <FormElement labelledBy={titleId} className={styles.form}>
          <DialogBody title="Исправить данные игрока">
            <div className={styles.fields}>
              <PersonFields />
              {isMixed && <SelectField name="sex" label="м/ж" options={SEX_OPTIONS} />}
            </div>
            <PublicName play={play} entry={entry} />
            <FormAlert />
            {baseEntry !== opened ? (
              <p className={styles.note}>
                <SavedNow entry={baseEntry} isMixed={isMixed} /> Ещё раз сохранить — значит заменить
                это.
              </p>
            ) : (
              draft && (
                <p className={styles.note}>
                  Набрано раньше и не сохранено. <SavedNow entry={entry} isMixed={isMixed} />
                </p>
              )
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={discard}>Отмена</Button>
            <SubmitButton label="Сохранить изменения" busyLabel="Сохранение..." />
          </DialogFooter>
        </FormElement>
      </Form>
    </Dialog>
  );
}

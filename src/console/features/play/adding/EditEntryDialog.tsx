import { useId } from 'react';
import { publicNamesOf } from '../../../../domain/play/rosterText';
import type { Entry } from '../../../../domain/play/entry';
import type { Play } from '../../../../domain/play/playWire';
import { useCorrectEntryMutation } from '../../../api/playWrites';
import type { Tournament } from '../../../../domain/tournament';
import { Form, FormBody } from '../../../forms/Form';
import { FormAlert } from '../../../forms/FormAlert';
import { PhoneField } from '../../../forms/PhoneField';
import { SelectField } from '../../../forms/SelectField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextField } from '../../../forms/TextField';
import { useFormContext } from '../../../forms/useFormContext';
import { Button } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import styles from './Adding.module.css';
import { LEVEL_OPTIONS, personErrors, toPerson, toValues, type PersonValues } from './personForm';

type EditEntryDialogProps = {
  tournament: Tournament;
  play: Play;
  entry: Entry;
  onClose: () => void;
};

/** ROSTER-21: how others see who is being corrected. */
function PublicName({ play, entry }: Pick<EditEntryDialogProps, 'play' | 'entry'>) {
  const { values } = useFormContext<PersonValues>();
  const present = { ...entry, ...toPerson(values), status: 'confirmed' as const };
  const others = play.entries.filter(({ id }) => id !== entry.id);
  const name = publicNamesOf([...others, present]).get(entry.id);
  return (
    <p className={styles.note} role="status">
      Другие видят: <bdi>{name || '—'}</bdi>
    </p>
  );
}

/** ROSTER-22: corrects name, phone and level of an entry. */
export function EditEntryDialog({ tournament, play, entry, onClose }: EditEntryDialogProps) {
  const titleId = useId();
  const [correct] = useCorrectEntryMutation();

  const send = async (values: PersonValues) => {
    const { error } = await correct({
      tournamentId: tournament.id,
      entryId: entry.id,
      seen: entry.personVersion,
      person: toPerson(values),
    });
    if (error) return { message: error.message ?? '', ...error };
    onClose();
    return null;
  };

  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <Form
        initialValues={toValues(entry)}
        validate={(values) => personErrors(toPerson(values))}
        onSubmit={send}
      >
        <FormBody labelledBy={titleId} className={styles.form}>
          <div className={styles.body}>
            <h2 id={titleId}>Исправить данные игрока</h2>
            <div className={styles.fields}>
              <TextField name="givenName" label="Имя" hasFocus />
              <TextField name="familyName" label="Фамилия" />
              <PhoneField name="phone" label="Телефон" />
              <SelectField name="level" label="Уровень" options={LEVEL_OPTIONS} />
            </div>
            <PublicName play={play} entry={entry} />
            <FormAlert />
          </div>
          <DialogFooter>
            <Button onClick={onClose}>Отмена</Button>
            <SubmitButton label="Сохранить изменения" busyLabel="Сохранение..." />
          </DialogFooter>
        </FormBody>
      </Form>
    </Dialog>
  );
}

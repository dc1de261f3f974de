import { useId, type KeyboardEvent } from 'react';
import type { NewEntryPerson } from '../../../../domain/play/changes/outboxQueue';
import { FormElement, Form } from '../../../forms/Form';
import { PhoneField } from '../../../forms/PhoneField';
import { SelectField } from '../../../forms/SelectField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextField } from '../../../forms/TextField';
import { useFormContext } from '../../../forms/useFormContext';
import { createUuid } from '../../../state/createUuid';
import { Button } from '../../../ui/controls/Button';
import styles from './AddPlayer.module.css';
import { AddedPersonDraftSaver, type PersonFormDrafts } from './personDrafts';
import {
  LEVEL_OPTIONS,
  EMPTY_NEW_PERSON,
  validateNewPerson,
  SEX_OPTIONS,
  toNewPerson,
  type NewPersonValues,
} from '../../../forms/personForm';

type AddPlayerProps = {
  /** The name or phone typed into the field. */
  typed: string;
  /** True in микст, where the form has a field for the sex (PLAY-46). */
  asksSex: boolean;
  drafts: PersonFormDrafts;
  onAdd: (persons: readonly NewEntryPerson[]) => void;
  /** Called with the name or phone that remains in the field; empty after adding or cancelling. */
  onClose: (typed: string) => void;
};

function getInitialValues(typed: string, { added }: PersonFormDrafts): NewPersonValues {
  if (added && (typed === '' || typed === (added.name || added.phone))) return added;
  return { ...EMPTY_NEW_PERSON, [/\p{L}/u.test(typed) ? 'name' : 'phone']: typed };
}

function AddPlayerFields({ asksSex, drafts, onClose }: Omit<AddPlayerProps, 'typed' | 'onAdd'>) {
  const titleId = useId();
  const { values } = useFormContext<NewPersonValues>();
  const giveUp = () => {
    drafts.added = null;
    onClose('');
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose(values.name || values.phone);
  };
  return (
    <div onKeyDown={handleKeyDown}>
      <AddedPersonDraftSaver drafts={drafts} />
      <FormElement labelledBy={titleId} className={`${styles.form} ${asksSex ? styles.four : ''}`}>
        <h3 id={titleId} className="visuallyHidden">
          Новый игрок
        </h3>
        <TextField name="name" label="Имя и фамилия" hint="Достаточно имени" hasFocus />
        <PhoneField isOfPlayer name="phone" label="Телефон" hint="Необязательно" />
        <SelectField name="level" label="Уровень" options={LEVEL_OPTIONS} />
        {asksSex && <SelectField name="sex" label="м/ж" options={SEX_OPTIONS} />}
        <span className={styles.buttons}>
          <SubmitButton label="Добавить" busyLabel="Добавление..." />
          <Button onClick={giveUp}>Отмена</Button>
        </span>
      </FormElement>
    </div>
  );
}

/** Form for a new player at the desk; a name suffices (ROSTER-4). */
export function AddPlayer({ typed, onAdd, onClose, ...fields }: AddPlayerProps) {
  const { drafts } = fields;
  return (
    <Form
      initialValues={getInitialValues(typed, drafts)}
      validate={validateNewPerson}
      onSubmit={(values) => {
        onAdd([toNewPerson(values, createUuid())]);
        drafts.added = null;
        onClose('');
        return Promise.resolve(null);
      }}
    >
      <AddPlayerFields {...fields} onClose={onClose} />
    </Form>
  );
}

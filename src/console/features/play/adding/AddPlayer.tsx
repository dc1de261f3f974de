import { useId, useState } from 'react';
import { FormElement, Form } from '../../../forms/Form';
import { PhoneField } from '../../../forms/PhoneField';
import { SelectField } from '../../../forms/SelectField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextField } from '../../../forms/TextField';
import { useFormContext } from '../../../forms/useFormContext';
import type { NewEntryPerson } from '../../../../domain/play/changes/outboxQueue';
import { createUuid } from '../../../state/createUuid';
import { Button } from '../../../ui/controls/Button';
import styles from './AddPlayer.module.css';
import { areValuesEqual, AddedPersonDraftSaver, type PersonFormDrafts } from './personDrafts';
import {
  LEVEL_OPTIONS,
  EMPTY_NEW_PERSON,
  validateNewPerson,
  SEX_OPTIONS,
  toNewPerson,
  type NewPersonValues,
} from './personForm';

type AddPlayerProps = {
  /** PLAY-46: whether the play is микст. */
  asksSex: boolean;
  drafts: PersonFormDrafts;
  onAdd: (persons: readonly NewEntryPerson[]) => void;
  onClose: () => void;
};

/** What was half typed is kept: it goes only by this. */
function ResetButton({ onReset }: { onReset: () => void }) {
  const { values } = useFormContext<NewPersonValues>();
  return (
    <Button disabled={areValuesEqual(values, EMPTY_NEW_PERSON)} onClick={onReset}>
      Сбросить
    </Button>
  );
}

/** ROSTER-4: one player after another is typed at the desk; a name alone is enough. */
export function AddPlayer({ asksSex, drafts, onAdd, onClose }: AddPlayerProps) {
  const titleId = useId();
  // A new form for the next one.
  const [count, setCount] = useState(0);
  return (
    <Form
      key={count}
      initialValues={(count === 0 && drafts.added) || EMPTY_NEW_PERSON}
      validate={validateNewPerson}
      onSubmit={(values) => {
        onAdd([toNewPerson(values, createUuid())]);
        setCount(count + 1);
        return Promise.resolve(null);
      }}
    >
      <AddedPersonDraftSaver drafts={drafts} />
      <div
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <FormElement
          labelledBy={titleId}
          className={`${styles.form} ${asksSex ? styles.four : ''}`}
        >
          <h3 id={titleId} className="visuallyHidden">
            Новый игрок
          </h3>
          <TextField name="name" label="Имя и фамилия" hint="Достаточно имени" hasFocus />
          <PhoneField isOfPlayer name="phone" label="Телефон" hint="Необязательно" />
          <SelectField name="level" label="Уровень" options={LEVEL_OPTIONS} />
          {asksSex && <SelectField name="sex" label="м/ж" options={SEX_OPTIONS} />}
          <span className={styles.buttons}>
            <SubmitButton label="Добавить" busyLabel="Добавление..." />
            <ResetButton onReset={() => setCount(count + 1)} />
            <Button onClick={onClose}>Закрыть</Button>
          </span>
        </FormElement>
      </div>
    </Form>
  );
}

import { formatLevel } from '../../domain/fields/level';
import type { EntryPerson } from '../../domain/play/model/entry';
import { formatFullName } from '../../domain/play/people/names';
import { LEVEL_OPTIONS } from './personForm';
import { PhoneField } from './PhoneField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

/** The fields of a person who is corrected (ROSTER-22, PLAYER-87). */
export const PersonFields = () => (
  <>
    <TextField name="givenName" label="Имя" hasFocus />
    <TextField name="familyName" label="Фамилия" />
    <PhoneField isOfPlayer name="phone" label="Телефон" />
    <SelectField name="level" label="Уровень" options={LEVEL_OPTIONS} />
  </>
);

/** A person as stored, for a form that another device has overtaken. */
export const StoredPerson = ({ person }: { person: EntryPerson }) => (
  <>
    Сейчас сохранено: <bdi>{formatFullName(person)}</bdi>, {person.phone ?? 'без телефона'},{' '}
    {`уровень ${formatLevel(person.level)}`}
  </>
);

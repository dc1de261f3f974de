import { formatLevel } from '../../domain/fields/level';
import type { EntryPerson } from '../../domain/play/model/entry';
import { formatFullName } from '../../domain/play/people/names';
import { LEVEL_OPTIONS } from './personForm';
import { PhoneField } from './PhoneField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

/** Fields for the correction of a person (ROSTER-22, PLAYER-87). */
export const PersonFields = () => (
  <>
    <TextField name="givenName" label="Имя" hasFocus />
    <TextField name="familyName" label="Фамилия" />
    <PhoneField isOfPlayer name="phone" label="Телефон" />
    <SelectField name="level" label="Уровень" options={LEVEL_OPTIONS} />
  </>
);

/** The stored person, shown in a form after another device has changed it. */
export const StoredPerson = ({ person }: { person: EntryPerson }) => (
  <>
    Сейчас сохранено: <bdi>{formatFullName(person)}</bdi>, {person.phone ?? 'без телефона'},{' '}
    {`уровень ${formatLevel(person.level)}`}
  </>
);

import { useMemo, type ReactNode } from 'react';
import { LEVELS } from '../../../../domain/fields/level';
import { toEndTime } from '../../../../domain/tournament/endTime';
import {
  EARLIEST_START,
  LATEST_END,
  NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
} from '../../../../domain/tournament/limits';
import { TOURNAMENT_TYPES } from '../../../../domain/tournament/tournamentTypes';
import { formatSpokenHour } from '../../../../domain/dates/time';
import { TOURNAMENT_FIELDS, type FieldName } from '../../../../domain/tournament/tournamentFields';
import { setLevelFrom, type TournamentFormValues } from '../../../../domain/tournament/formValues';
import { searchOrganizers, listOrganizers } from '../../../../domain/editing/organizers';
import { isPhone } from '../../../../domain/fields/phone';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { DateField } from '../../../forms/dates/DateField';
import { NumberField } from '../../../forms/NumberField';
import { PhoneField } from '../../../forms/PhoneField';
import { SelectField } from '../../../forms/SelectField';
import { TimeField } from '../../../forms/dates/TimeField';
import { useFormContext } from '../../../forms/useFormContext';
import styles from './TournamentFields.module.css';
import type { FieldProps } from '../../../forms/FieldFrame';
import { SuggestField } from '../../../forms/suggestions/SuggestField';
import { runWhenIdle } from '../../../ui/loading/runWhenIdle';

const typeOptions = TOURNAMENT_TYPES.map((type) => ({ value: type, label: type }));
const levelOptions = LEVELS.map((level) => ({
  value: String(level),
  label: `Уровень ${level.toFixed(1)}`,
}));
const NO_LEVEL = { value: '', label: 'Не указан' };

const getFieldProps = (name: FieldName) => ({ name, label: TOURNAMENT_FIELDS[name].label });

const ORGANIZERS_MAX = 8;

/** The organizer's name, with earlier organizers as suggestions (COMFORT-24). */
function OrganizerField(props: FieldProps & { placeholder: string }) {
  const tournaments = useLoadedTournaments();
  const { values, setValues } = useFormContext<TournamentFormValues>();

  return (
    <SuggestField
      {...props}
      suggest={(text) =>
        searchOrganizers(listOrganizers(tournaments), text, ORGANIZERS_MAX).map(
          ({ name, phone }) => ({
            value: name,
            note: phone,
          }),
        )
      }
      // A long list takes a moment, so it is prepared before the first key.
      onFocus={() => void runWhenIdle(() => listOrganizers(tournaments))}
      onChoose={({ value, note }) =>
        setValues({
          ...values,
          organizer_name: value,
          // A phone of another form is not filled in, because the rules would refuse it (RULE-11).
          ...(isPhone(note) && { organizer_phone: note }),
        })
      }
    />
  );
}

type TournamentFieldsProps = {
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  /** The field with the initial focus. In a copy it is the date, which users change most often. */
  firstField?: 'tournament_type' | 'date';
  /** Content below the times (COMFORT-25, COMFORT-26). */
  timeNotes?: ReactNode;
};

/** Fields of a tournament, shared by the create form and the edit form (CREATE-2, CREATE-13, EDIT-2). */
export function TournamentFields({ today, firstField, timeNotes }: TournamentFieldsProps) {
  const { values, setValues } = useFormContext<TournamentFormValues>();
  const tournaments = useLoadedTournaments();
  const busyDays = useMemo(() => new Set(tournaments.map(({ date }) => date)), [tournaments]);
  const atLeast = Number(values.level_from);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Формат и время</legend>
        <SelectField
          {...getFieldProps('tournament_type')}
          hasFocus={firstField === 'tournament_type'}
          options={typeOptions}
        />
        <DateField
          {...getFieldProps('date')}
          hint="Сегодня или позже"
          today={today}
          hasFocus={firstField === 'date'}
          busyDays={busyDays}
        />
        <TimeField
          {...getFieldProps('start_time')}
          hint={`Не раньше ${formatSpokenHour(EARLIEST_START)}`}
        />
        <TimeField
          {...getFieldProps('end_time')}
          hint={`До ${LATEST_END} (00:00 = ${LATEST_END}), необязательно`}
          settle={toEndTime}
        />
        {timeNotes}
      </fieldset>
      <fieldset className={`${styles.group} ${styles.three}`}>
        <legend>Уровень и взнос</legend>
        <SelectField
          {...getFieldProps('level_from')}
          options={levelOptions}
          onSelect={(level) => setValues(setLevelFrom(values, level))}
        />
        <SelectField
          {...getFieldProps('level_to')}
          hint="Необязательно"
          options={[NO_LEVEL, ...levelOptions.filter(({ value }) => Number(value) >= atLeast)]}
        />
        <NumberField
          {...getFieldProps('entry_fee')}
          hint="В целых рублях"
          min={0}
          step={1}
          placeholder="0"
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Организатор</legend>
        <OrganizerField
          {...getFieldProps('organizer_name')}
          hint={`От\u00a0${NAME_LENGTH_MIN} до\u00a0${NAME_LENGTH_MAX}\u00a0символов`}
          placeholder="Иван Иванов"
        />
        <PhoneField {...getFieldProps('organizer_phone')} />
      </fieldset>
    </>
  );
}

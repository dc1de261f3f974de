import { useMemo } from 'react';
import { REPEATS_MAX, listWeeklyDates } from '../../../../../domain/editing/series';
import type { TournamentRequest } from '../../../../../domain/tournament/tournament';
import {
  toRequestFromForm,
  type TournamentFormValues,
} from '../../../../../domain/tournament/formValues';
import { useLoadedTournaments } from '../../../../api/tournaments/tournamentsApi';
import { SelectField } from '../../../../forms/SelectField';
import { useFormContext } from '../../../../forms/useFormContext';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import { SeriesDates } from './SeriesDates';
import type { SeriesStatusByDate } from './useSeries';
import styles from '../TournamentFields.module.css';

/** The values of the create form: a tournament's, and the number of weeks; empty for one tournament. */
export type NewTournamentValues = TournamentFormValues & { repeats: string };

const repeatOptions = [
  { value: '', label: 'Не повторять' },
  ...Array.from({ length: REPEATS_MAX - 1 }, (_, index) => ({
    value: String(index + 2),
    label: formatQuantity(index + 2, 'раз', 'раза', 'раз'),
  })),
];

/** COMFORT-23: the tournaments of these values; a series without a date has none. */
export const toSeriesRequests = (values: NewTournamentValues): TournamentRequest[] => {
  const { date, repeats } = values;
  const dates = repeats === '' ? [date] : listWeeklyDates(date, Number(repeats));
  return dates.map((on) => toRequestFromForm({ ...values, date: on }));
};

/** COMFORT-23: the choice of how many weeks, and their dates. */
export function SeriesFields({ outcomes }: { outcomes: SeriesStatusByDate }) {
  const { values } = useFormContext<NewTournamentValues>();
  const tournaments = useLoadedTournaments();
  const { date, repeats, start_time, end_time } = values;
  const dates = useMemo(() => listWeeklyDates(date, Number(repeats)), [date, repeats]);
  return (
    <fieldset className={styles.group}>
      <legend>Повторение</legend>
      <SelectField
        name="repeats"
        label="Повторять еженедельно"
        hint={dates.length > 1 ? 'Считая первый турнир' : 'Необязательно'}
        options={repeatOptions}
      />
      {dates.length > 1 && (
        <div className={styles.row}>
          <SeriesDates
            dates={dates}
            start={start_time}
            end={end_time}
            tournaments={tournaments}
            outcomes={outcomes}
          />
        </div>
      )}
    </fieldset>
  );
}

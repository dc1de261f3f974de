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

/**
 * Values of the create form. `repeats` is the number of weeks, empty for a single tournament. `copyOf` is the copied
 * tournament's id, empty without one.
 */
export type NewTournamentValues = TournamentFormValues & { repeats: string; copyOf: string };

const repeatOptions = [
  { value: '', label: 'Не повторять' },
  ...Array.from({ length: REPEATS_MAX - 1 }, (_, index) => ({
    value: String(index + 2),
    label: formatQuantity(index + 2, 'раз', 'раза', 'раз'),
  })),
];

/**
 * Requests for the tournaments of these values; none for a series without a date (COMFORT-23). Only the first one
 * copies the original: each later one copies the settings of the tournament before it (PLAY-71).
 */
export const toSeriesRequests = (values: NewTournamentValues): TournamentRequest[] => {
  const { date, repeats, copyOf } = values;
  const dates = repeats === '' ? [date] : listWeeklyDates(date, Number(repeats));
  return dates.map((on, index) => ({
    ...toRequestFromForm({ ...values, date: on }),
    ...(index === 0 && copyOf !== '' && { copyOf: Number(copyOf) }),
  }));
};

/** Select for the number of weeks, and the resulting dates (COMFORT-23). */
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

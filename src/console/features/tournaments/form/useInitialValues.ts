import { useState } from 'react';
import { useLocation } from 'react-router';
import { isRealDate } from '../../../../domain/dates/dates';
import { findNextWeekDate } from '../../../../domain/editing/copies';
import {
  INITIAL_FORM_VALUES,
  type TournamentFormValues,
  toFormValues,
} from '../../../../domain/tournament/formValues';
import { useListTournamentsQuery } from '../../../api/tournaments/tournamentsApi';

export type InitialValues = {
  values: TournamentFormValues;
  /** The copied tournament's id, and its date as the server stores it. */
  copyOf?: { id: string; date: string };
  /** Reason why the form lacks the values that the address demands. */
  caution?: string;
};

const GONE = 'Турнир, который вы хотели дублировать, не найден. Возможно, его удалили.';
const NOT_LOADED = 'Турнир, который вы хотели дублировать, не загрузился. Заполните форму вручную.';

/**
 * Initial values of the create form, taken from its address (COMFORT-22): a copy of a tournament (`?copy=17`), a date
 * (`?date=2026-12-05`), or nothing.
 * @param today yyyy-MM-dd in the club's time zone
 * @returns null while the tournament is loading; later fixed for each address
 */
export function useInitialValues(today: string): InitialValues | null {
  const { search } = useLocation();
  const { currentData, error, isFetching } = useListTournamentsQuery();

  const findInitialValues = (): InitialValues | null => {
    const parameters = new URLSearchParams(search);
    const copy = parameters.get('copy');
    const date = parameters.get('date') ?? '';
    const isDateTaken = isRealDate(date) && date >= today;
    const empty = { ...INITIAL_FORM_VALUES, ...(isDateTaken && { date }) };
    if (copy === null) return { values: empty };
    const found = currentData?.tournaments.find(({ id }) => String(id) === copy);
    if (found) {
      const next = isDateTaken ? date : (findNextWeekDate(found.date, today) ?? '');
      return {
        values: { ...toFormValues(found), date: next },
        copyOf: { id: copy, date: found.date },
      };
    }
    if (currentData?.isWhole) return { values: empty, caution: GONE };
    return error && !isFetching ? { values: empty, caution: NOT_LOADED } : null;
  };

  // A refetched list must not change a form that the user is filling in.
  const [decided, setDecided] = useState<{ search: string; initial: InitialValues } | null>(null);
  if (decided?.search === search) return decided.initial;
  const initial = findInitialValues();
  if (initial) setDecided({ search, initial });
  return initial;
}

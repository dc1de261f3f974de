import { addDays, listDaysOfWeek, isRealDate } from '../dates/dates';
import type { Tournament } from '../tournament/tournament';

/** A range of the coming tournaments; `to` is exclusive. */
type ComingGroupSlice = {
  name: 'Сегодня' | 'Завтра' | 'На этой неделе' | 'Позже';
  from: number;
  to: number;
};

/**
 * Groups the coming tournaments by nearness; omits empty groups (LIST-13).
 * @param coming by date; invalid dates are last
 * @param today yyyy-MM-dd in the club's time zone
 */
export function groupComing(
  coming: readonly Pick<Tournament, 'date'>[],
  today: string,
): ComingGroupSlice[] {
  const lastDays = [
    ['Сегодня', today],
    ['Завтра', addDays(today, 1)],
    ['На этой неделе', listDaysOfWeek(today)[6]!],
  ] as const;
  const groups: ComingGroupSlice[] = [];
  let from = 0;
  for (const [name, last] of lastDays) {
    let to = from;
    while (to < coming.length && coming[to]!.date <= last && isRealDate(coming[to]!.date)) to += 1;
    if (to > from) groups.push({ name, from, to });
    from = to;
  }
  if (from < coming.length) groups.push({ name: 'Позже', from, to: coming.length });
  return groups;
}

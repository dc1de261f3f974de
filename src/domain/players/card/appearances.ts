import type { Sex } from '../../draw/base/drawnRound';
import type { Attendance, EntryPerson, EntryStatus } from '../../play/model/entry';
import { hasAttended, hasCome } from '../../play/roster/attendance';
import type { Player } from '../playerWire';

/** A person in a tournament: an entry, or an application without a started play. */
export type Appearance = EntryPerson & {
  tournamentId: number;
  /** yyyy-MM-dd. */
  date: string;
  /** ISO instant, UTC, of the entry or application. */
  createdAt: string;
  /** Null: an application without an entry. */
  status: EntryStatus | null;
  attendance: Attendance | null;
  sex: Sex | null;
  /** Paid roubles, minus refunds. */
  paid: number;
  /** True when a played match contains the entry. */
  hasPlayed: boolean;
  /** True when the play has started; then an application without an entry does not count. */
  hasPlay: boolean;
};

const DAYS = 7;

/** 0 for Monday. */
const getWeekday = (date: string): number => (new Date(date).getUTCDay() + DAYS - 1) % DAYS;

/** True when the person took part: today only after arrival, on an earlier day by default. */
function isCounted(appearance: Appearance, today: string): boolean {
  const { date, status, hasPlay } = appearance;
  if (date > today || (date === today && !hasCome(appearance))) return false;
  return status === null ? !hasPlay : hasAttended(appearance);
}

/** True when the person did not come: at once if the desk marked it, else after the day. */
const isNoShow = (appearance: Appearance, today: string): boolean =>
  appearance.status === 'confirmed' &&
  !hasAttended(appearance) &&
  (appearance.attendance === 'absent' || appearance.date < today);

const isLater = (one: Appearance, other: Appearance): boolean =>
  one.date === other.date ? one.createdAt > other.createdAt : one.date > other.date;

const pickLater = (last: Appearance, appearance: Appearance): Appearance =>
  isLater(appearance, last) ? appearance : last;

/** The value of the latest appearance that has one: omitting a phone or level does not delete it. */
function findLast<Value>(
  appearances: readonly Appearance[],
  valueOf: (appearance: Appearance) => Value | null,
): Value | null {
  const withValue = appearances.filter((appearance) => valueOf(appearance) !== null);
  return withValue.length === 0 ? null : valueOf(withValue.reduce(pickLater));
}

/** The latest whole name, or the latest name if none is whole. */
const findName = (appearances: readonly Appearance[]): Appearance =>
  findLast(appearances, (one) => (one.familyName === '' ? null : one)) ??
  appearances.reduce(pickLater);

/**
 * The totals of one person's appearances (PLAYER-2).
 * @param appearances at least one
 * @param today yyyy-MM-dd
 */
export function sumAppearances(
  appearances: readonly Appearance[],
  today: string,
): Omit<Player, 'id' | 'rating' | 'isOutdated'> {
  const attended = appearances.filter((appearance) => isCounted(appearance, today));
  const { givenName, familyName } = findName(appearances);
  const weekdays = Array.from({ length: DAYS }, () => 0);
  for (const { date } of new Map(
    attended.map((appearance) => [appearance.tournamentId, appearance]),
  ).values())
    weekdays[getWeekday(date)]! += 1;
  return {
    givenName,
    familyName,
    phone: findLast(appearances, ({ phone }) => phone || null),
    level: findLast(appearances, ({ level }) => level),
    sex: findLast(appearances, ({ sex }) => sex),
    tournaments: new Set(attended.map(({ tournamentId }) => tournamentId)).size,
    lastSeen: attended.reduce<string | null>(
      (last, { date }) => (last === null || date > last ? date : last),
      null,
    ),
    noShows: appearances.filter((appearance) => isNoShow(appearance, today)).length,
    paid: appearances.reduce((sum, appearance) => sum + appearance.paid, 0),
    weekdays,
  };
}

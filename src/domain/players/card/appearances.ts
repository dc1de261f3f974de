import type { Sex } from '../../draw/base/drawnRound';
import type { Attendance, EntryPerson, EntryStatus } from '../../play/model/entry';
import { hasAttended, hasCome } from '../../play/roster/attendance';
import type { Player } from '../playerWire';

/** One tournament of one person, by an entry, or by an application where no play has started. */
export type Appearance = EntryPerson & {
  tournamentId: number;
  /** yyyy-MM-dd. */
  date: string;
  /** ISO instant, UTC, of when the person was written down. */
  createdAt: string;
  /** Null: an application that is no entry. */
  status: EntryStatus | null;
  attendance: Attendance | null;
  sex: Sex | null;
  /** Roubles that were paid and not given back. */
  paid: number;
  /** A match that was played names the entry. */
  hasPlayed: boolean;
  /** The tournament's play has started: then an application without an entry does not count. */
  hasPlay: boolean;
};

const DAYS = 7;

/** 0 for Monday. */
const getWeekday = (date: string): number => (new Date(date).getUTCDay() + DAYS - 1) % DAYS;

/** Whether the person took part, as far as is known: today once they have come, else when the day is over. */
function isCounted(appearance: Appearance, today: string): boolean {
  const { date, status, hasPlay } = appearance;
  if (date > today || (date === today && !hasCome(appearance))) return false;
  return status === null ? !hasPlay : hasAttended(appearance);
}

/** True where the person has not come: at once where the desk has noted it, else when the day is over. */
const isNoShow = (appearance: Appearance, today: string): boolean =>
  appearance.status === 'confirmed' &&
  !hasAttended(appearance) &&
  (appearance.attendance === 'absent' || appearance.date < today);

const isLater = (one: Appearance, other: Appearance): boolean =>
  one.date === other.date ? one.createdAt > other.createdAt : one.date > other.date;

const pickLater = (last: Appearance, appearance: Appearance): Appearance =>
  isLater(appearance, last) ? appearance : last;

/** What the latest appearance says that says it at all: nobody unsays a phone or a level by leaving it out. */
function findLast<Value>(
  appearances: readonly Appearance[],
  valueOf: (appearance: Appearance) => Value | null,
): Value | null {
  const withValue = appearances.filter((appearance) => valueOf(appearance) !== null);
  return withValue.length === 0 ? null : valueOf(withValue.reduce(pickLater));
}

/** The name that was given last, as far as it is a whole one. */
const findName = (appearances: readonly Appearance[]): Appearance =>
  findLast(appearances, (one) => (one.familyName === '' ? null : one)) ??
  appearances.reduce(pickLater);

/**
 * PLAYER-2: totals of one person's appearances.
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

import type { Sex } from '../../draw/base/drawnRound';
import type { Attendance, EntryPerson, EntryStatus } from '../../play/model/entry';
import type { Player } from '../playerWire';

/** One tournament of one person, by an entry, or by an application where no play has begun. */
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
  /** Whether the tournament's play has begun: then an application without an entry does not count. */
  hasPlay: boolean;
};

const DAYS = 7;

/** 0 for Monday. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + DAYS - 1) % DAYS;

/** Whether the person took part, as far as is known; an application counts once its day is over. */
const wasThere = ({ date, status, attendance, hasPlay }: Appearance, today: string): boolean =>
  date <= today &&
  (status === null ? !hasPlay && date < today : status === 'confirmed' && attendance !== 'absent');

const isLater = (one: Appearance, other: Appearance): boolean =>
  one.date === other.date ? one.createdAt > other.createdAt : one.date > other.date;

const later = (last: Appearance, visit: Appearance): Appearance =>
  isLater(visit, last) ? visit : last;

/** PLAY-51: from the latest roster that says it at all. */
function sexIn(visits: readonly Appearance[]): Sex | null {
  const saying = visits.filter(({ sex }) => sex !== null);
  return saying.length === 0 ? null : saying.reduce(later).sex;
}

/**
 * PLAYER-2: what the visits of one person add up to.
 * @param visits at least one
 * @param today yyyy-MM-dd
 */
export function sumAppearances(
  visits: readonly Appearance[],
  today: string,
): Omit<Player, 'id' | 'rating' | 'isOutdated'> {
  const there = visits.filter((visit) => wasThere(visit, today));
  const { givenName, familyName, phone, level } = visits.reduce(later);
  const weekdays = Array.from({ length: DAYS }, () => 0);
  for (const { date } of new Map(there.map((visit) => [visit.tournamentId, visit])).values())
    weekdays[weekdayOf(date)]! += 1;
  return {
    givenName,
    familyName,
    phone,
    level,
    sex: sexIn(visits),
    tournaments: new Set(there.map(({ tournamentId }) => tournamentId)).size,
    lastSeen: there.reduce<string | null>(
      (last, { date }) => (last === null || date > last ? date : last),
      null,
    ),
    noShows: visits.filter(
      ({ status, attendance }) => status === 'confirmed' && attendance === 'absent',
    ).length,
    paid: visits.reduce((sum, visit) => sum + visit.paid, 0),
    weekdays,
  };
}

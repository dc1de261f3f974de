import type { Sex } from '../../draw/base/drawnRound';
import { toPhoneKey } from '../../fields/playerPhone';
import { toNameKey } from '../../lib/sameName';
import type { Attendance, EntryPerson, EntryStatus } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { hasAttended, hasCome } from '../../play/roster/attendance';
import type { Player } from '../playerWire';
import { findCorrection, type PersonFact, type PlayerCorrection } from './playerCorrection';

/** A person's part in a tournament: an entry, or an application to a tournament without a started play. */
export type Appearance = EntryPerson & {
  tournamentId: number;
  /** Date of the tournament, yyyy-MM-dd. */
  date: string;
  /** ISO instant of the entry or application, UTC. */
  createdAt: string;
  /** Status of the entry; null for an application without an entry. */
  status: EntryStatus | null;
  attendance: Attendance | null;
  sex: Sex | null;
  /** Paid roubles minus refunds. */
  paid: number;
  /** True when the entry is in a played match. */
  hasPlayed: boolean;
  /** True when the play has started; an application without an entry does not count then. */
  hasPlay: boolean;
};

const DAYS = 7;

/** Number of the weekday; 0 is Monday. */
const getWeekday = (date: string): number => (new Date(date).getUTCDay() + DAYS - 1) % DAYS;

/** True when the person took part: today only after an arrival mark, on earlier days also without one. */
function isCounted(appearance: Appearance, today: string): boolean {
  const { date, status, hasPlay } = appearance;
  if (date > today || (date === today && !hasCome(appearance))) return false;
  return status === null ? !hasPlay : hasAttended(appearance);
}

/** True when the person did not come: today only if the desk has marked it, otherwise after the day. */
const isNoShow = (appearance: Appearance, today: string): boolean =>
  appearance.status === 'confirmed' &&
  !hasAttended(appearance) &&
  (appearance.attendance === 'absent' || appearance.date < today);

const isLater = (one: Appearance, other: Appearance): boolean =>
  one.date === other.date ? one.createdAt > other.createdAt : one.date > other.date;

const pickLater = (last: Appearance, appearance: Appearance): Appearance =>
  isLater(appearance, last) ? appearance : last;

/** Data about one person: the appearances, and the corrections on the card. */
type PersonSources = {
  appearances: readonly Appearance[];
  corrections: readonly PlayerCorrection[];
};

/**
 * Returns the value of the latest appearance that has one. A later appearance without a phone or level does not delete
 * the earlier value.
 */
function findLast<Value>(
  appearances: readonly Appearance[],
  valueOf: (appearance: Appearance) => Value | null,
): Value | null {
  const withValue = appearances.filter((appearance) => valueOf(appearance) !== null);
  return withValue.length === 0 ? null : valueOf(withValue.reduce(pickLater));
}

/** The latest known value: a correction counts until a later entry or application has a value (PLAYER-87). */
function findLastKnown<Value>(
  fact: PersonFact,
  { appearances, corrections }: PersonSources,
  valueOf: (person: EntryPerson) => Value | null,
): Value | null {
  const correction = findCorrection(corrections, fact);
  if (!correction) return findLast(appearances, valueOf);
  const later = appearances.filter(({ createdAt }) => createdAt > correction.at[fact]!);
  return findLast(later, valueOf) ?? valueOf(correction);
}

/** The latest full name, or the latest name if none is full. */
const findName = (sources: PersonSources): EntryPerson =>
  findLastKnown('name', sources, (one) => (one.familyName === '' ? null : one)) ??
  findCorrection(sources.corrections, 'name') ??
  sources.appearances.reduce(pickLater);

/** Earlier values of a person, newest first, each once regardless of spelling. */
function listOthers(
  current: string,
  { appearances, corrections }: PersonSources,
  [format, toKey]: readonly [(person: EntryPerson) => string, (value: string) => string],
): string[] {
  const isOther = (value: string) => value !== '' && value !== current;
  // Most players have one name and one phone, so this check avoids sorting.
  if (![...corrections, ...appearances].some((one) => isOther(format(one)))) return [];
  const newestFirst = appearances.toSorted((one, other) => (isLater(one, other) ? -1 : 1));
  const keys = new Set([toKey(current)]);
  return [...corrections, ...newestFirst].map(format).filter((value) => {
    const key = toKey(value);
    return value !== '' && !keys.has(key) && keys.add(key);
  });
}

const NAME_FORMS = [formatFullName, toNameKey] as const;
const PHONE_FORMS = [({ phone }: EntryPerson) => phone ?? '', toPhoneKey] as const;

/**
 * The totals of one person's appearances (PLAYER-2).
 * @param appearances at least one
 * @param today yyyy-MM-dd
 */
export function sumAppearances(
  appearances: readonly Appearance[],
  today: string,
  corrections: readonly PlayerCorrection[] = [],
): Omit<Player, 'id' | 'rating' | 'isOutdated'> {
  const attended = appearances.filter((appearance) => isCounted(appearance, today));
  const sources = { appearances, corrections };
  const { givenName, familyName } = findName(sources);
  const phone = findLastKnown('phone', sources, (one) => one.phone || null);
  const weekdays = Array.from({ length: DAYS }, () => 0);
  for (const { date } of new Map(
    attended.map((appearance) => [appearance.tournamentId, appearance]),
  ).values())
    weekdays[getWeekday(date)]! += 1;
  return {
    givenName,
    familyName,
    phone,
    level: findLastKnown('level', sources, ({ level }) => level),
    otherNames: listOthers(formatFullName({ givenName, familyName }), sources, NAME_FORMS),
    otherPhones: listOthers(phone ?? '', sources, PHONE_FORMS),
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

import { DAY_MS } from '../../domain/dates/durations';
import { toDay } from '../../domain/dates/dates';
import { LEVELS } from '../../domain/fields/level';
import { TOURNAMENT_TYPES } from '../../domain/tournament/tournamentTypes';
import type { ApplicationRequest, TournamentRequest } from '../../domain/tournament/tournament';
import { createDemoPersonName, createDemoPersonPhone } from './demoPeople';
import { createDemoRandom, type DemoRandom } from './random';

/** Instants are ms since the epoch. */
type DemoApplication = { request: ApplicationRequest; at: number };
export type DemoTournament = {
  request: TournamentRequest;
  createdAt: number;
  /** The former fee and the instant of its change; null when it never changed. */
  raised: { from: number; at: number } | null;
  applications: DemoApplication[];
};

type Now = { now: number; timeZone: string };

const PAST = 124;
const COMING = 26;
const PERSONS = 200;
const HOUR = 3_600_000;
const PLAYERS_MAX = 24;

const toNoon = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const getDayAfter = (date: string, days: number): string =>
  new Date(toNoon(date) + days * DAY_MS).toISOString().slice(0, 10);
const formatClockTime = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

function createRequest(random: DemoRandom, index: number, date: string): TournamentRequest {
  const hour = random.pick([9, 10, 11, 12, 14, 16, 18, 19, 20]);
  const minutes = random.pick([0, 0, 30]);
  const lowest = random.pickInteger(0, 6);
  return {
    tournamentType: TOURNAMENT_TYPES[index % TOURNAMENT_TYPES.length]!,
    date,
    startTime: formatClockTime(hour, minutes),
    endTime: random.isLucky(0.25)
      ? null
      : formatClockTime(hour + random.pickInteger(2, 3), minutes),
    levelFrom: LEVELS[lowest]!,
    levelTo: random.isLucky(0.3) ? null : LEVELS[lowest + random.pickInteger(0, 5)]!,
    entryFee: random.isLucky(0.1) ? 0 : random.pickInteger(8, 40) * 100,
    organizerName: createDemoPersonName(random),
    organizerPhone: createDemoPersonPhone(random),
  };
}

/** Every twelfth tournament is empty and every twelfth is full; the others have a random number. */
function pickPlayerCount(random: DemoRandom, index: number): number {
  if (index % 12 === 0) return 0;
  return index % 12 === 6 ? PLAYERS_MAX : random.pickInteger(1, PLAYERS_MAX - 1);
}

/** Creates the club's players, each with a unique name, a phone, a level and another service's id. */
function createPersons(random: DemoRandom): ApplicationRequest[] {
  const persons = new Map<string, ApplicationRequest>();
  while (persons.size < PERSONS) {
    const name = createDemoPersonName(random);
    const number = random.pickInteger(100_000_000, 7_999_999_999);
    persons.set(name, {
      name,
      level: random.isLucky(0.15) ? null : random.pick(LEVELS.slice(0, 9)),
      contactPhone: createDemoPersonPhone(random),
      userId: random.isLucky(0.5) ? number : `club-${number % 10_000}`,
    });
  }
  return [...persons.values()];
}

/** Picks players. Those at the beginning are picked more often: some come every week, some rarely. */
function pickPersons(
  random: DemoRandom,
  persons: readonly ApplicationRequest[],
  count: number,
): ApplicationRequest[] {
  const picked = new Set<ApplicationRequest>();
  const last = persons.length - 1;
  while (picked.size < count) {
    picked.add(persons[Math.min(random.pickInteger(0, last), random.pickInteger(0, last))]!);
  }
  return [...picked];
}

function createTournament(
  random: DemoRandom,
  persons: readonly ApplicationRequest[],
  { index, date, now }: { index: number; date: string; now: number },
): DemoTournament {
  const request = createRequest(random, index, date);
  const announced = toNoon(date) - random.pickInteger(12, 45) * DAY_MS;
  const createdAt = Math.min(announced, now - random.pickInteger(30, 240) * HOUR);
  const closes = Math.min(now, toNoon(date) - 6 * HOUR);
  const applications = pickPersons(random, persons, pickPlayerCount(random, index))
    .map((person) => ({ request: person, at: random.pickInteger(createdAt, closes) }))
    .sort((a, b) => a.at - b.at);
  const isRaised = request.entryFee > 0 && random.isLucky(0.3);
  return {
    request,
    createdAt,
    raised: isRaised
      ? { from: request.entryFee - 300, at: random.pickInteger(createdAt, closes) }
      : null,
    applications,
  };
}

/** Creates a plausible season in the order of announcement. The same day and seed create the same season. */
export function createDemoSeason({ now, timeZone }: Now, seed = 1): DemoTournament[] {
  const random = createDemoRandom(seed);
  const today = toDay(now, timeZone);
  const persons = createPersons(random);
  return Array.from({ length: PAST + COMING }, (_, index) => {
    const days = index < PAST ? -1 - index * 3 - random.pickInteger(0, 2) : (index - PAST) * 3;
    return createTournament(random, persons, { index, date: getDayAfter(today, days), now });
  }).sort((a, b) => a.createdAt - b.createdAt);
}

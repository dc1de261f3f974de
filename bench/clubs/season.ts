import { LEVELS } from '../../src/domain/fields/level';
import { TOURNAMENT_TYPES } from '../../src/domain/tournament/tournamentTypes';
import { createDemoPersonPhone } from '../../src/server/cli/demoPeople';
import { createDemoRandom, type DemoRandom } from '../../src/server/cli/random';
import { createPersonName } from './people';

const DAY_MS = 86_400_000;
const SEED = 7;
const APPLICATIONS_MAX = 24;
/** Range of the season in days before and after today; a tenth is in the future. */
const DAYS = { past: 3_285, coming: 364 };

type Values = Record<string, string | number | null>;

/** A tournament's row and the rows of its applications. */
export type Seed = { tournament: Values; applications: Values[] };

const formatClockTime = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

function createTournament(random: DemoRandom, day: number): Values {
  const [hour, minutes] = [random.pickInteger(8, 20), random.pick([0, 0, 30])];
  const lowest = random.pickInteger(0, 6);
  const created = new Date(
    day - random.pickInteger(400, 440) * DAY_MS + random.pickInteger(0, DAY_MS),
  );
  return {
    tournament_type: random.pick(TOURNAMENT_TYPES),
    date: new Date(day).toISOString().slice(0, 10),
    start_time: formatClockTime(hour, minutes),
    end_time: random.isLucky(0.25)
      ? null
      : formatClockTime(hour + random.pickInteger(2, 3), minutes),
    level_from: LEVELS[lowest]!,
    level_to: random.isLucky(0.3) ? null : LEVELS[lowest + random.pickInteger(0, 5)]!,
    entry_fee: random.pickInteger(0, 40) * 100,
    organizer_name: createPersonName(random),
    organizer_phone: createDemoPersonPhone(random),
    created_at: created.toISOString(),
    updated_at: created.toISOString(),
  };
}

const createApplication = (random: DemoRandom, createdAt: string): Values => ({
  name: createPersonName(random),
  level: random.isLucky(0.15) ? null : random.pick(LEVELS),
  contact_phone: createDemoPersonPhone(random),
  user_id: `club-${random.pickInteger(1, 99_999)}`,
  created_at: createdAt,
});

/**
 * A season with 0 to 24 applications per tournament; a tenth of the tournaments is upcoming. The same day gives the
 * same season.
 * @param today any instant of the day, in milliseconds since the epoch
 */
export function* createSeason(count: number, today: number): Generator<Seed> {
  const random = createDemoRandom(SEED);
  for (let index = 0; index < count; index += 1) {
    const day = today + random.pickInteger(-DAYS.past, DAYS.coming) * DAY_MS;
    const tournament = createTournament(random, day);
    const createdAt = String(tournament.created_at);
    const players = random.pickInteger(0, APPLICATIONS_MAX);
    const applications = Array.from({ length: players }, () =>
      createApplication(random, createdAt),
    );
    yield { tournament, applications };
  }
}

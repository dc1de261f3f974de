import { LEVELS } from '../../src/domain/fields/level';
import { TOURNAMENT_TYPES } from '../../src/domain/tournament/tournamentTypes';
import { createPersonPhone } from '../../src/server/cli/demoPeople';
import { createDemoRandom, type DemoRandom } from '../../src/server/cli/random';
import { personName } from './people';

const DAY_MS = 86_400_000;
const SEED = 7;
const APPLICATIONS_MAX = 24;
/** A tenth of the days is still to come. */
const DAYS = { past: 3_285, coming: 364 };

type Values = Record<string, string | number | null>;

/** A tournament's row of the database with those of its applications. */
export type Seed = { tournament: Values; applications: Values[] };

const clockTime = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

function tournamentOn(random: DemoRandom, day: number): Values {
  const [hour, minutes] = [random.whole(8, 20), random.pick([0, 0, 30])];
  const lowest = random.whole(0, 6);
  const created = new Date(day - random.whole(400, 440) * DAY_MS + random.whole(0, DAY_MS));
  return {
    tournament_type: random.pick(TOURNAMENT_TYPES),
    date: new Date(day).toISOString().slice(0, 10),
    start_time: clockTime(hour, minutes),
    end_time: random.chance(0.25) ? null : clockTime(hour + random.whole(2, 3), minutes),
    level_from: LEVELS[lowest]!,
    level_to: random.chance(0.3) ? null : LEVELS[lowest + random.whole(0, 5)]!,
    entry_fee: random.whole(0, 40) * 100,
    organizer_name: personName(random),
    organizer_phone: createPersonPhone(random),
    created_at: created.toISOString(),
    updated_at: created.toISOString(),
  };
}

const applicationFor = (random: DemoRandom, createdAt: string): Values => ({
  name: personName(random),
  level: random.chance(0.15) ? null : random.pick(LEVELS),
  contact_phone: createPersonPhone(random),
  user_id: `club-${random.whole(1, 99_999)}`,
  created_at: createdAt,
});

/**
 * So many tournaments with 0 to 24 applications each, a tenth of them to come; the same for the
 * same day.
 * @param today any instant of it, ms since the epoch
 */
export function* seasonOf(count: number, today: number): Generator<Seed> {
  const random = createDemoRandom(SEED);
  for (let index = 0; index < count; index += 1) {
    const day = today + random.whole(-DAYS.past, DAYS.coming) * DAY_MS;
    const tournament = tournamentOn(random, day);
    const createdAt = String(tournament.created_at);
    const players = random.whole(0, APPLICATIONS_MAX);
    const applications = Array.from({ length: players }, () => applicationFor(random, createdAt));
    yield { tournament, applications };
  }
}

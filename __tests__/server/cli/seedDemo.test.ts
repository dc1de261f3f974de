import { toDay } from '../../../src/domain/dates/dates';
import {
  applicationRules,
  validateFields,
  createTournamentRules,
} from '../../../src/domain/tournament/rules';
import type { Tournament, TournamentRequest } from '../../../src/domain/tournament/tournament';
import { splitSeason } from '../../../src/domain/list/splitSeason';
import { createDemoSeason } from '../../../src/server/cli/demoSeason';
import { seedDemo } from '../../../src/server/cli/seedDemo';
import type { ClubDatabase } from '../../../src/server/db/tables';
import { OperatorError } from '../../../src/server/lib/operatorError';
import { createSeasonWinnerCounter } from '../../../src/domain/season/seasonWinners';
import { createPlays } from '../../../src/server/play/plays';
import { createReadModels } from '../../../src/server/readModels';
import { readList } from '../../support/readList';
import { NOW, TODAY } from '../../support/serverSamples';
import { openTestDatabase } from '../../support/testDatabase';

const WHEN = { now: NOW, timeZone: 'Europe/Moscow' };

let database: ClubDatabase;
let tournaments: Tournament[];
beforeAll(async () => {
  database = await openTestDatabase();
  expect(await seedDemo(database, WHEN)).toBe(150);
  tournaments = await readList(database);
});
afterAll(() => database.destroy());

const listApplications = () => tournaments.flatMap((tournament) => tournament.applications);

test('there are 150 tournaments, past and coming, one of them today', () => {
  expect(tournaments).toHaveLength(150);
  const { coming, past } = splitSeason(tournaments, TODAY);
  expect(coming.length).toBeGreaterThan(20);
  expect(past.length).toBeGreaterThan(100);
  expect(coming[0]!.date).toBe(TODAY);
});

test('both types are there, and tournaments have from 0 to 24 applications', () => {
  const types = new Set(tournaments.map(({ tournament_type }) => tournament_type));
  expect([...types].sort()).toEqual(['Американо', 'Мексикано']);
  const counts = tournaments.map((tournament) => tournament.applications.length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 24]);
  expect(new Set(counts).size).toBeGreaterThan(10);
});

test('every optional field is both given and not', () => {
  for (const values of [
    tournaments.map(({ end_time }) => end_time),
    tournaments.map(({ level_to }) => level_to),
    listApplications().map(({ level }) => level),
  ]) {
    expect(values).toContain(null);
    expect(values.some((value) => value !== null)).toBe(true);
  }
  const ids = new Set(listApplications().map(({ user_id }) => typeof user_id));
  expect([...ids].sort()).toEqual(['number', 'string']);
  expect(new Set(tournaments.map(({ version }) => version))).toEqual(new Set([1, 2]));
  expect(tournaments.some(({ entry_fee }) => entry_fee === 0)).toBe(true);
});

test.each([0, 1, 7, 42])('with the seed %d all of it keeps the rules', (seed) => {
  for (const { request, createdAt, raised, applications: players } of createDemoSeason(
    WHEN,
    seed,
  )) {
    const onThatDay = createTournamentRules(toDay(createdAt, WHEN.timeZone));
    expect(validateFields(onThatDay, request)).toEqual({});
    const first: TournamentRequest = { ...request, entryFee: raised?.from ?? request.entryFee };
    expect(validateFields(onThatDay, first)).toEqual({});
    for (const player of players)
      expect(validateFields(applicationRules, player.request)).toEqual({});
  }
});

test('nothing happened before its tournament was announced, nor after now', () => {
  for (const { created_at, updated_at, applications: players } of tournaments) {
    for (const at of [created_at, updated_at, ...players.map((player) => player.created_at)]) {
      expect(at >= created_at && at <= new Date(NOW).toISOString()).toBe(true);
    }
  }
});

test('most past tournaments were played to their end, and some players have won twice', async () => {
  const context = { database, clock: () => NOW, timeZone: WHEN.timeZone };
  const plays = await createPlays({ ...context, ...createReadModels(context) }).listSummaries();
  const finished = plays.filter(({ winners }) => winners.length > 0);
  expect(finished.length).toBeGreaterThan(12);
  expect(finished.every(({ paid, expected }) => paid <= expected)).toBe(true);
  const count = createSeasonWinnerCounter();
  for (const { winners } of finished) for (const name of winners) count.addWin(name, '');
  expect(count.listSorted()[0]!.wins).toBeGreaterThan(1);
  const dates = tournaments.filter(({ id }) => plays.some((play) => play.tournament_id === id));
  expect(dates.every(({ date }) => date < TODAY)).toBe(true);
});

test('every payment is the fee, in cash or by transfer, and some have not', async () => {
  const context = { database, clock: () => NOW, timeZone: WHEN.timeZone };
  const { listSummaries, read } = createPlays({ ...context, ...createReadModels(context) });
  const feesById = new Map(tournaments.map(({ id, entry_fee }) => [id, entry_fee ?? 0]));
  const payments = new Set<string | null>();
  for (const { tournament_id: id } of await listSummaries()) {
    for (const { payment, paid, fee } of (await read(id)).entries) {
      const due = payment === null ? 0 : (fee ?? feesById.get(id));
      expect([id, payment, paid]).toEqual([id, payment, due]);
      payments.add(payment);
    }
  }
  expect(payments).toEqual(new Set([null, 'cash', 'transfer']));
});

test('some 200 people come, each with one phone, some of them far more often than others', () => {
  const countsByPerson = new Map<string, number>();
  for (const { name, contact_phone } of listApplications()) {
    const person = `${name} ${contact_phone}`;
    countsByPerson.set(person, (countsByPerson.get(person) ?? 0) + 1);
  }
  expect(countsByPerson.size).toBeGreaterThan(180);
  expect(countsByPerson.size).toBeLessThanOrEqual(200);
  const counts = [...countsByPerson.values()].sort((one, other) => other - one);
  expect(counts[0]).toBeGreaterThan(2 * counts[120]!);
  for (const { applications: players } of tournaments) {
    expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
  }
});

test('names are Russian', () => {
  const names = [
    ...tournaments.map((t) => t.organizer_name),
    ...listApplications().map((a) => a.name),
  ];
  for (const name of names) expect(name).toMatch(/^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/);
});

test('the same day gives the same season', () => {
  expect(createDemoSeason(WHEN)).toEqual(createDemoSeason(WHEN));
  expect(createDemoSeason(WHEN, 2)).not.toEqual(createDemoSeason(WHEN));
});

test('a database with tournaments is refused and left as it is', async () => {
  await expect(seedDemo(database, WHEN)).rejects.toThrow(OperatorError);
  expect(await readList(database)).toHaveLength(150);
});

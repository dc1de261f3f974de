import { randomUUID } from 'node:crypto';
import { createResultEvent } from '../../../src/domain/play/draw/roundEvents';
import { listStartedRounds } from '../../../src/domain/play/model/round';
import type { PlayerCard } from '../../../src/domain/players/playerWire';
import { createReadModels } from '../../../src/server/readModels';
import { createPersons, createNextRoundEvents, createScoreEvents } from '../../support/playEvents';
import { createPlayDesk, openSession } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

/** Players from strongest to weakest; their stated levels fall in the same order. */
const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар'];
const PEOPLE = createPersons(...NAMES.map((name) => `${name} Кузнецов`)).map((one, at) => ({
  ...one,
  level: 5 - at / 2,
}));
const ROUNDS = 6;

let club: TestApp;
let authorization: string;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}, {}, {}] });
  authorization = await openSession(club);
});
afterEach(() => club.stop());

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Plays a tournament in which the best player's pair wins every point. In other matches the lead equals the difference
 * in strength.
 */
async function playEvening(tournamentId: number) {
  const desk = createPlayDesk(club, tournamentId, authorization);
  const people = PEOPLE.map((one) => ({ ...one, id: randomUUID() }));
  await desk.add(people);
  const rankOf = (id: string) => people.findIndex((one) => one.id === id);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const at = new Date(NOW + round * 60_000).toISOString();
    await desk.change({ events: createNextRoundEvents((await desk.read()).json, at) });
    const play = (await desk.read()).json;
    const events = listStartedRounds(play.rounds)
      .at(-1)!
      .matches.flatMap(({ court, a, b }) => {
        const ranks = { a: a.map(rankOf), b: b.map(rankOf) };
        const better = sumOf(ranks.b) - sumOf(ranks.a);
        const lead = ranks.a.includes(0) ? 12 : ranks.b.includes(0) ? -12 : better;
        return createScoreEvents(play, court, 12 + lead, 12 - lead);
      });
    expect((await desk.change({ events })).status).toBe(200);
  }
  return desk;
}

async function listPlayerIds() {
  const rows = await club.database
    .selectFrom('play_entries')
    .select(['given_name', 'player_id'])
    .where('tournament_id', '=', 1)
    .execute();
  return NAMES.map((name) => rows.find((row) => row.given_name === name)!.player_id!);
}

test('PLAYER-43: all evenings count, as they are now, and each has left a level in the form', async () => {
  const { readRatings: ratings } = createReadModels({ database: club.database, clock: () => NOW });
  const desk = await playEvening(1);
  await playEvening(2);
  const { levels, form } = await ratings();
  const ids = await listPlayerIds();
  const shown = ids.map((id) => levels.get(id)!);
  expect(shown.map(({ matches }) => matches)).toEqual(NAMES.map(() => 2 * ROUNDS));
  expect(shown[0]!.level).toBeGreaterThan(shown[7]!.level!);
  // After the first tournament, six matches were too few for a rating.
  expect(form.get(ids[0]!)).toEqual([
    { tournamentId: 2, date: expect.any(String), level: shown[0]!.level },
  ]);
  expect(await ratings()).toBe(await ratings());

  const { rounds } = (await desk.read()).json;
  const match = rounds[0]!.matches[0]!;
  const events = [createResultEvent(rounds[0]!, match, { a: 0, b: 0, mark: 'notPlayed' })];
  expect((await desk.change({ events })).status).toBe(200);
  const after = (await ratings()).levels;
  expect(ids.map((id) => after.get(id)!.matches).toSorted()).toEqual(
    [...Array(4).fill(2 * ROUNDS - 1), ...Array(4).fill(2 * ROUNDS)].toSorted(),
  );

  await club.call('DELETE', '/api/tournaments/1');
  expect((await ratings()).levels.get(ids[0]!)!.matches).toBe(ROUNDS);
});

test('PLAYER-43: players who are merged are rated as one', async () => {
  const { readRatings: ratings } = createReadModels({ database: club.database, clock: () => NOW });
  await playEvening(1);
  await ratings();
  const [one, other] = await listPlayerIds();
  await club.database
    .updateTable('players')
    .set({ merged_into: one! })
    .where('id', '=', other!)
    .execute();
  const { levels } = await ratings();
  expect(levels.has(other!)).toBe(false);
  // A match with both merged players has fewer than four players and does not count. The draw may put both into every
  // match.
  expect(levels.get(one!)?.matches ?? 0).toBeLessThan(2 * ROUNDS);
});

test('PLAYER-44: a play whose first round goes by the rating tells it until that has begun', async () => {
  await playEvening(1);
  await playEvening(2);
  const desk = createPlayDesk(club, 3, authorization);
  const stranger = { ...PEOPLE[0]!, id: randomUUID(), givenName: 'Новый', phone: null };
  await desk.add([...PEOPLE.slice(0, 4).map((one) => ({ ...one, id: randomUUID() })), stranger]);
  const shown = async () => {
    const { entries } = (await desk.read()).json;
    return NAMES.slice(0, 4)
      .concat('Новый')
      .map((name) => entries.find(({ givenName }) => givenName === name)!.rating);
  };
  expect(await shown()).toEqual([null, null, null, null, null]);
  const event = {
    kind: 'settingsChanged',
    from: { firstRound: 'lot' },
    to: { firstRound: 'rating' },
  };
  expect((await desk.change({ events: [event as never] })).status).toBe(200);
  const [best, , , last, unknown] = await shown();
  expect(best).toBeGreaterThan(last!);
  expect(unknown).toBeNull();
  const events = createNextRoundEvents((await desk.read()).json, new Date(NOW).toISOString());
  expect((await desk.change({ events })).status).toBe(200);
  expect(await shown()).toEqual([null, null, null, null, null]);
});

test('PLAYER-4: a card has each evening with its place, partners and opponents, and the form', async () => {
  await playEvening(1);
  await playEvening(2);
  await club.call('GET', '/api/players');
  const [best] = await listPlayerIds();
  const card = (await club.call('GET', `/api/players/${best}`)).json as unknown as PlayerCard;
  expect(card).toMatchObject({
    givenName: 'Анна',
    tournaments: 0,
    rating: { matches: 2 * ROUNDS },
  });
  expect(card.evenings.map(({ tournamentId }) => tournamentId).toSorted()).toEqual([1, 2]);
  for (const { place, of, matches, points } of card.evenings) {
    expect({ place, of, matches }).toEqual({ place: 1, of: 8, matches: ROUNDS });
    expect(points).toBeGreaterThan(12 * ROUNDS);
  }
  const timesOf = (all: PlayerCard['partners']) => all.reduce((sum, { times }) => sum + times, 0);
  expect(timesOf(card.partners)).toBe(2 * ROUNDS);
  expect(timesOf(card.opponents)).toBe(4 * ROUNDS);
  const times = card.opponents.map((one) => one.times);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(card.form).toEqual([{ date: expect.any(String), level: card.rating!.level }]);
});

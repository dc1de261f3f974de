import type { KyselyPlugin } from 'kysely';
import { createPersons, createNextRoundEvents, createScoreEvents } from '../../support/playEvents';
import { createPlayDesk, openSession } from '../../support/playDesk';
import { readPlayers } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар'];

let reads = 0;
const countingReads: KyselyPlugin = {
  transformQuery({ node }) {
    const isOfLog =
      node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"play_changes"');
    if (isOfLog) reads += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}], plugin: countingReads });
  await club.app.ready();
});
afterEach(() => club.stop());

test('pages, roster and players that are asked for at once share one read of a log', async () => {
  const desk = createPlayDesk(club, 1, await openSession(club));
  await desk.add(createPersons(...NAMES));
  await desk.change({
    events: createNextRoundEvents((await desk.read()).json, new Date(NOW).toISOString()),
  });
  await desk.openLink('live');
  const { json: play } = await desk.openLink('score');
  await readPlayers(club);
  const events = createScoreEvents(play, 1, 14, 10);
  expect((await desk.change({ events })).status).toBe(200);
  // The version is written as another server would, so this server has no cached copy of it.
  await club.database
    .updateTable('plays')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();

  reads = 0;
  const { live, score } = play.links;
  const urls = [live, `${live}?tv`, live, score, `${score}/board`, score, play.signUp.path];
  const [answers, { json: read }, players] = await Promise.all([
    Promise.all(urls.map((url) => club.app.inject({ url: url! }))),
    desk.read(),
    readPlayers(club),
    readPlayers(club),
  ]);
  expect(reads).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  expect(read.rounds[0]!.matches[0]!.result).toEqual({ a: 14, b: 10, mark: null });
  expect(players.filter(({ rating }) => rating !== null)).not.toHaveLength(0);
});

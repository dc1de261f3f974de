import { forgetAgain } from '../../../src/server/players/forgetting/forgetting';
import { ANNA, OLEG, findPlayer, PLAYERS_URL, readPlayers } from '../../support/playerSamples';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const AT = '2026-06-25T09:00:00.000Z';

let club: TestApp;
beforeEach(async () => {
  const tournaments = [
    { date: '2026-05-20', applications: [ANNA, OLEG] },
    { date: '2026-05-27', applications: [ANNA] },
  ];
  club = await createTestApp({ now: NOW, tournaments });
});
afterEach(() => club.stop());

const findId = async (given: string) => (await findPlayer(club, given))!.id;
const runAgain = (...ids: string[]) =>
  forgetAgain(
    { database: club.database, clock: () => Date.parse(AT), timeZone: 'Europe/Moscow' },
    new Map(ids.map((id) => [id, AT])),
  );

test.each([
  ['Олег', 'Анна'],
  ['Анна', 'Олег'],
])(
  'PLAYER-63, PLAYER-66: where %s was taken for %s by then, and for nobody since, only one is forgotten',
  async (one, into) => {
    const [anna, oleg] = [await findId('Анна'), await findId('Олег')];
    const ids = new Map([
      ['Анна', anna],
      ['Олег', oleg],
    ]);
    const path = `${PLAYERS_URL}/${ids.get(one)!}/merge`;
    expect((await club.call('POST', path, { into: ids.get(into)! })).status).toBe(200);
    expect(await runAgain(oleg)).toBe(1);
    expect(await readPlayers(club)).toMatchObject([
      { id: anna, givenName: 'Анна', tournaments: 2 },
    ]);
  },
);

test('PLAYER-66: two who were forgotten as one are both forgotten again', async () => {
  const [anna, oleg] = [await findId('Анна'), await findId('Олег')];
  await club.call('POST', `${PLAYERS_URL}/${oleg}/merge`, { into: anna });
  await runAgain(oleg, anna);
  expect(await readPlayers(club)).toEqual([]);
});

import type { PlayerCard } from '../../../src/domain/players/playerWire';
import { ANNA, OLEG, findPlayer, PLAYERS_URL, readPlayers } from '../../support/playerSamples';
import {
  createTestApp,
  formatAuthorization,
  PASSWORD,
  type TestApp,
} from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

let club: TestApp;
afterEach(() => club.stop());

const read = () => readPlayers(club);
const findByName = (given: string) => findPlayer(club, given);

type CardAnswer = { status: number; json: unknown };
const getCard = ({ json }: CardAnswer) => json as PlayerCard;

describe('PLAYER-4: a player’s card', () => {
  const SAME = { ...ANNA, contactPhone: '+7 (916) 000-00-09' };

  beforeEach(async () => {
    club = await createTestApp({
      now: NOW,
      tournaments: [
        { date: '2026-05-25', applications: [ANNA, OLEG] },
        { date: '2026-05-26', applications: [SAME, { ...ANNA, name: 'Аня Соколова' }] },
      ],
    });
  });

  const idOf = async (phone: string, given: string) =>
    (await read()).find((one) => one.phone === phone && one.givenName === given)!.id;
  const card = async (id: string) => getCard(await club.call('GET', `${PLAYERS_URL}/${id}`));

  test('PLAYER-4: an applicant has an evening without a place', async () => {
    const anna = await card(await idOf(ANNA.contactPhone, 'Анна'));
    expect(anna).toMatchObject({ note: '', merged: [], partners: [], opponents: [], form: [] });
    expect(anna.evenings).toEqual([
      expect.objectContaining({ tournamentId: 1, date: '2026-05-25', place: null, status: null }),
    ]);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await club.call('GET', `${PLAYERS_URL}/${nobody}`)).status).toBe(404);
  });

  test('PLAYER-6: a player who may be the same is suggested; two become one, and two again', async () => {
    const anna = await idOf(ANNA.contactPhone, 'Анна');
    const same = await idOf(SAME.contactPhone, 'Анна');
    const suggested = (await card(anna)).sameAs.map(({ id }) => id);
    expect(suggested.toSorted()).toEqual([same, await idOf(ANNA.contactPhone, 'Аня')].toSorted());

    const merging = await club.call('POST', `${PLAYERS_URL}/${same}/merge`, { into: anna });
    expect(merging.status).toBe(200);
    expect(getCard(merging)).toMatchObject({
      id: anna,
      tournaments: 2,
      merged: [{ id: same, phone: SAME.contactPhone }],
    });
    expect(await card(same)).toEqual(await card(anna));
    expect(await read()).toHaveLength(3);
    for (const [one, into] of [
      [anna, same],
      [same, anna],
    ]) {
      expect((await club.call('POST', `${PLAYERS_URL}/${one}/merge`, { into })).status).toBe(422);
    }

    expect((await club.call('DELETE', `${PLAYERS_URL}/${same}/merge`)).status).toBe(200);
    expect((await club.call('DELETE', `${PLAYERS_URL}/${same}/merge`)).status).toBe(422);
    expect(await read()).toHaveLength(4);
    expect(await card(anna)).toMatchObject({ tournaments: 1, merged: [] });
  });

  test('PLAYER-7: a note that another device has changed meanwhile is not written over', async () => {
    const id = await idOf(ANNA.contactPhone, 'Анна');
    const { version } = await card(id);
    const url = `${PLAYERS_URL}/${id}/note`;
    const put = (note: string, expectedVersion: number) =>
      club.send({
        method: 'PUT',
        url,
        headers: {
          authorization: formatAuthorization(PASSWORD),
          'if-match': `"${expectedVersion}"`,
        },
        payload: { note },
      });
    const first = await put('левша', version);
    expect(getCard(first)).toMatchObject({ note: 'левша', version: version + 1 });
    const second = await put('играет по средам', version);
    expect(second.status).toBe(412);
    expect(second.json).toMatchObject({ current: { note: 'левша', version: version + 1 } });
    expect((await put('играет по средам', version + 1)).status).toBe(200);
    expect((await put('я'.repeat(2_001), version + 2)).status).toBe(400);
    expect((await card(id)).note).toBe('играет по средам');
    expect((await club.call('PUT', url, { note: 'правша' })).status).toBe(400);
    // A console of the previous release sent the version in the body.
    expect((await club.call('PUT', url, { note: 'правша', version: 1 })).status).toBe(412);
    expect((await club.call('PUT', url, { note: 'правша', version: version + 2 })).status).toBe(
      200,
    );
  });
});

test('PLAYER-8: an invitation is kept with its time, and can be repeated later', async () => {
  club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA, OLEG] }, {}] });
  const [anna, oleg] = [await findByName('Анна'), await findByName('Олег')];
  const invitations = '/api/tournaments/2/invitations';
  const ask = async (...playerIds: string[]) =>
    (await club.call('POST', invitations, { playerIds })).status;
  const asked = async () => (await club.call('GET', invitations)).json;
  expect(await ask(anna!.id)).toBe(204);
  const at = new Date(NOW).toISOString();
  expect(await asked()).toEqual([{ playerId: anna!.id, at }]);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await ask(oleg!.id, nobody)).toBe(422);
  expect(await asked()).toHaveLength(1);
  club.setNow(NOW + 60_000);
  expect(await ask(anna!.id, oleg!.id, oleg!.id)).toBe(204);
  const later = new Date(NOW + 60_000).toISOString();
  expect(await asked()).toEqual(
    [anna!.id, oleg!.id].toSorted().map((playerId) => ({ playerId, at: later })),
  );
  expect((await club.call('GET', '/api/tournaments/9/invitations')).status).toBe(404);
});

test('PLAYER-8: an invitation of a merged player counts for the other one; apart again they are as before', async () => {
  club = await createTestApp({ now: NOW, tournaments: [{ applications: [ANNA, OLEG] }, {}] });
  const [anna, oleg] = [(await findByName('Анна'))!.id, (await findByName('Олег'))!.id];
  const invitations = '/api/tournaments/2/invitations';
  const asked = async () => (await club.call('GET', invitations)).json;
  await club.call('POST', invitations, { playerIds: [anna] });
  club.setNow(NOW + 60_000);
  await club.call('POST', invitations, { playerIds: [oleg] });
  const [at, later] = [new Date(NOW).toISOString(), new Date(NOW + 60_000).toISOString()];
  await club.call('POST', `${PLAYERS_URL}/${oleg}/merge`, { into: anna });
  expect(await asked()).toEqual([{ playerId: anna, at: later }]);
  await club.call('DELETE', `${PLAYERS_URL}/${oleg}/merge`);
  expect(await asked()).toEqual([
    { playerId: anna, at },
    { playerId: oleg, at: later },
  ]);
});

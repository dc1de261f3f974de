import { assignPlayersToEntries } from '../../src/server/players/identity/assignPlayersToEntries';
import { createTestApp, PASSWORD, USERNAME } from './serverApp';
import { APPLICATION, NOW, TOURNAMENT } from './serverSamples';

/** Creates a club with rows in every table. */
export async function fillClub(databaseFile: string): Promise<void> {
  const applications = [
    APPLICATION,
    { ...APPLICATION, name: 'Анна Соколова', userId: 'tg:anna', level: null },
  ];
  const tournaments = [{ applications }, { endTime: null, levelTo: null, levelFrom: 2.5 }, {}];
  const club = await createTestApp({ now: NOW, databaseFile, tournaments });
  const post = { method: 'POST', url: '/api/tournaments', payload: TOURNAMENT } as const;
  await club.send({ ...post, headers: { 'idempotency-key': 'a' } });
  await club.call('PUT', '/api/tournaments/2', { entryFee: 700 });
  await club.call('DELETE', '/api/tournaments/3');
  await club.call('GET', '/api/tournaments/1/play');
  await club.call('POST', '/api/tournaments/1/play/links/live');
  const signUp = { tournament_id: 1, address: '192.0.2.7', at: NOW };
  await club.database.insertInto('sign_ups').values(signUp).execute();
  await assignPlayersToEntries(club.database, () => NOW);
  const [one, other] = await club.database
    .selectFrom('players')
    .select('id')
    .orderBy('id')
    .execute();
  const pair = { one_id: one!.id, other_id: other!.id };
  await club.database
    .insertInto('player_wishes')
    .values({ ...pair, kind: 'notPartners' })
    .execute();
  const invitation = { tournament_id: 2, player_id: one!.id, at: new Date(NOW).toISOString() };
  await club.database.insertInto('player_invitations').values(invitation).execute();
  const usual = { tournament_type: 'Мексикано', settings: '{"courts":2}' };
  await club.database.insertInto('usual_settings').values(usual).execute();
  await club.call('POST', '/api/calendar');
  for (const password of [PASSWORD, 'wrong']) {
    await club.call('POST', '/api/auth/login', { username: USERNAME, password });
  }
  await club.stop();
}

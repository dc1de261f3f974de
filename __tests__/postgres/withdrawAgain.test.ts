import path from 'node:path';
import { createFileCommands } from '../support/fileCommands';
import { createPlayDesk } from '../support/playDesk';
import { createTestApp, PASSWORD, USERNAME } from '../support/serverApp';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { NOW } from '../support/serverSamples';
import { createMigratedPostgres } from '../support/testDatabase';

test('TRUST-74: after pg_restore a command ends what may have been withdrawn, also under running servers', async () => {
  const databaseUrl = await createMigratedPostgres();
  const club = await createTestApp({ now: NOW, databaseUrl, tournaments: [{}, {}] });
  const desk = createPlayDesk(club);
  const { links, signUp } = (await desk.openLink('live')).json;
  await club.call('POST', '/api/calendar');
  const credentials = { username: USERNAME, password: PASSWORD };
  const { json: session } = await club.call('POST', '/api/auth/login', credentials);
  const listStatuses = () =>
    Promise.all(
      [links.live!, signUp.path].map(async (url) => (await club.app.inject({ url })).statusCode),
    );
  expect(await listStatuses()).toEqual([200, 200]);

  const project = path.join(createTemporaryFolder(), 'club.db');
  const commands = createFileCommands(project, { DATABASE_URL: databaseUrl });
  const { code, output, errors } = await commands.runAdmin('withdraw-again');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain('у 1 турнира: сделайте новые');

  expect(await listStatuses()).toEqual([404, 404]);
  expect((await desk.read()).json.links).toEqual({ live: null, score: null });
  expect((await club.call('GET', '/api/calendar')).json).toMatchObject({ path: null });
  const headers = { authorization: `Basic ${btoa(`${USERNAME}:${session.token}`)}` };
  expect((await club.send({ method: 'GET', url: '/api/trash', headers })).status).toBe(401);
  await club.stop();
});

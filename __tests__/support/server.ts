import { createTestApp, type TestApp, type TestAppOptions } from './serverApp';

export { formatAuthorization, PASSWORD, USERNAME, type SeedTournament } from './serverApp';

export type TestServer = TestApp & {
  /** Base address, such as http://127.0.0.1:41235. */
  url: string;
};

/**
 * The real server on a free port of this machine, with a database in memory. The administrator is admin / «пароль»;
 * `stop` ends the server.
 */
export async function startServer(options: TestAppOptions = {}): Promise<TestServer> {
  const test = await createTestApp(options);
  const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...test, url };
}

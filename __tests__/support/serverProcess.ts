import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchServer, type Launch, type LaunchedServer } from './launchServer';
import { createTemporaryFolder } from './createTemporaryFolder';

/** A server in a separate process, with a new database and a free port. */
export type ServerProcess = LaunchedServer & {
  folder: string;
  /** Everything that the process has written to stdout and stderr. */
  getPrinted: () => string;
};

/** Ids of processes to kill after the test; a negative number is a process group. */
const running: number[] = [];

afterEach(() => {
  for (const id of running.splice(0)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // The process has ended before.
    }
  }
});

/** Starts a server and waits until it listens. The server is killed after the test. */
export async function startServerProcess({
  env,
  ...launch
}: Partial<Launch> = {}): Promise<ServerProcess> {
  const folder = createTemporaryFolder();
  let printed = '';
  const kill = ({ pid }: ChildProcess) => void running.push(launch.isGroup ? -pid! : pid!);
  const server = await launchServer(
    {
      ...launch,
      env: {
        DATABASE_URL: pathToFileURL(path.join(folder, 'club.db')).href,
        ADMIN_PASSWORD: 'пароль-процесса',
        ...env,
      },
      onPrinted: (text) => (printed += text),
    },
    kill,
  );
  return { ...server, folder, getPrinted: () => printed };
}

import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchServer, type Launch, type LaunchedServer } from './launchServer';
import { createTemporaryFolder } from './createTemporaryFolder';

/** A server in a separate process, on a new database and a free port. */
export type ServerProcess = LaunchedServer & {
  folder: string;
  /** Everything that stdout and stderr have brought so far. */
  getPrinted: () => string;
};

/** Ids of the processes to kill; a negative number means a process group. */
const running: number[] = [];

afterEach(() => {
  for (const id of running.splice(0)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
});

/** Starts a server and waits until it listens; it is killed after the test. */
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

import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from './serverFolder';

type Options = {
  /** In place of the built server. */
  command?: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** What stderr is, a pipe where nothing else is named. */
  stderr?: 'pipe' | 'ignore' | number;
  /** Whether it begins a group of processes, as a shell's job does. */
  isGroup?: boolean;
};

/** A server as a process, on a new database and a free port. */
export type ServerProcess = {
  child: ChildProcess;
  folder: string;
  /** Such as http://127.0.0.1:41235. */
  url: string;
  /** All that stdout and stderr have brought so far. */
  printed: () => string;
  /** The exit code, once it has ended; null where a signal ended it. */
  ended: Promise<number | null>;
};

/** The ids of the processes to kill, or, as a negative number, of groups of them. */
const running: number[] = [];

afterEach(() => {
  for (const id of running.splice(0)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
});

/** Waits until something holds, for 30 s at most. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let time = 0; time < 600; time += 1) {
    if (await isDone()) return;
    await sleep(50);
  }
  throw new Error('It did not come to that within 30 s.');
}

/** Whether the server at an address answers. */
export const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server and waits until it listens; it is killed after the test. */
export async function startProcess({
  command = [process.execPath, 'dist/server/main.js'],
  env,
  stderr = 'pipe',
  isGroup = false,
}: Options = {}): Promise<ServerProcess> {
  const folder = temporaryFolder();
  const [program, ...args] = command;
  const stdio: StdioOptions = ['ignore', 'pipe', stderr];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: pathToFileURL(path.join(folder, 'club.db')).href,
      ADMIN_PASSWORD: 'пароль-процесса',
      ...env,
    },
    stdio,
    detached: isGroup,
  });
  running.push(isGroup ? -child.pid! : child.pid!);
  let printed = '';
  for (const stream of [child.stdout, child.stderr].filter((found) => found !== null)) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = () => /^Консоль: (\S+)$/m.exec(printed)?.[1];
  await until(() => address() !== undefined || child.exitCode !== null);
  const url = address();
  if (url === undefined) throw new Error(`The server did not start: ${printed}`);
  return { child, folder, url, printed: () => printed, ended };
}

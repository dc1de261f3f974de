import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** User and group of the process; by default those of this process. */
export type User = { uid?: number; gid?: number };

export type Launch = {
  /** The command to run instead of the built server. */
  command?: readonly [string, ...string[]];
  env: NodeJS.ProcessEnv;
  /**
   * Port at which the server is polled. It is needed for a command that does not pass the IPC channel on, such as npm.
   */
  port?: number;
  /** Destination of stdout, by default a pipe. */
  stdout?: 'pipe' | number;
  stderr?: 'pipe' | 'ignore' | number;
  /** True when the process starts a process group, as a shell's job does. */
  isGroup?: boolean;
  user?: User;
  /** Receives everything that the process prints. */
  onPrinted?: (text: string) => void;
};

/** A listening server in a separate process. */
export type LaunchedServer = {
  child: ChildProcess;
  /** Base address, such as http://127.0.0.1:41235. */
  url: string;
  /** Resolves to the exit code, or to null after a signal. */
  ended: Promise<number | null>;
};

export const BUILT_SERVER: readonly [string, ...string[]] = [
  process.execPath,
  path.resolve('dist/server/main.js'),
];

/** Resolves once the process reports through its IPC channel that it listens. */
async function waitUntilListening(child: ChildProcess): Promise<string> {
  const [{ url }] = (await once(child, 'message')) as [{ type: 'listening'; url: string }];
  // An open channel would keep this process running as long as the server.
  if (child.connected) child.disconnect();
  return url;
}

/** Resolves after the server at a port of this machine responds. */
async function waitUntilAnswering(port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => isAnswering(url));
  return url;
}

/**
 * Starts a server and waits until it listens.
 * @param onChild receives the process at once, for callers that must end it in any case
 * @throws when the server exits instead of listening; the error contains its output
 */
export async function launchServer(
  { command = BUILT_SERVER, env, port, isGroup = false, user, onPrinted, ...outputs }: Launch,
  onChild: (child: ChildProcess) => void = () => undefined,
): Promise<LaunchedServer> {
  const [program, ...args] = command;
  const { stdout = 'pipe', stderr = 'pipe' } = outputs;
  const stdio: StdioOptions = ['ignore', stdout, stderr, 'ipc'];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: String(port ?? 0), ...env },
    stdio,
    detached: isGroup,
    ...user,
  });
  onChild(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let isListening = false;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      onPrinted?.(text);
      if (!isListening) printed += text;
    });
  }
  const failed = new Promise<never>((_, reject) => {
    // Unlike `exit`, this event comes after the last output.
    child.on('close', () => reject(new Error(`The server did not start: ${printed}`)));
    child.on('error', reject);
  });
  const url = await Promise.race([
    port === undefined ? waitUntilListening(child) : waitUntilAnswering(port),
    failed,
  ]);
  isListening = true;
  return { child, url, ended };
}

export const isAnswering = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits at most 30 s until the condition is true. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let time = 0; time < 600; time += 1) {
    if (await isDone()) return;
    await sleep(50);
  }
  throw new Error('It did not come to that within 30 s.');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { basicAuth } from '../../__tests__/support/basicAuth';
import { copyOf, type ClubCopy } from '../clubs/copy';

/** A running server. */
export type Served = ClubCopy & {
  url: string;
  /** From its start to the line with its address, s. */
  seconds: number;
  authorization: string;
  end: () => Promise<void>;
};

/** @throws where it ends in place of listening; the reason is in its log */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /^Консоль: (.*)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}

/** Starts a server as `npm start` does. */
export async function start({ folder, token }: ClubCopy): Promise<Served> {
  // A pipe would have this process read each line of the log.
  const log = openSync(path.join(folder, 'server.log'), 'w');
  const database = pathToFileURL(path.join(folder, 'club.db')).href;
  const since = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: database },
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  const url = await addressOf(child);
  const seconds = (performance.now() - since) / 1_000;
  child.stdout!.resume();
  const authorization = basicAuth('admin', token);
  async function end() {
    child.kill();
    await exited;
  }
  return { folder, token, url, seconds, authorization, end };
}

/** Lends a copy of a club with so many tournaments, which may be written to. */
export async function withClub<Result>(
  count: number,
  use: (club: ClubCopy) => Promise<Result>,
): Promise<Result> {
  const club = await copyOf(count);
  try {
    return await use(club);
  } finally {
    rmSync(club.folder, { recursive: true, force: true });
  }
}

/** Lends a server of such a copy. */
export const withServed = <Result>(
  count: number,
  use: (served: Served) => Promise<Result>,
): Promise<Result> =>
  withClub(count, async (club) => {
    const served = await start(club);
    try {
      return await use(served);
    } finally {
      await served.end();
    }
  });

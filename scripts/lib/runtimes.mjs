import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';
import { Failure } from './run.mjs';

const { platform, arch } = process;
/**
 * Name of the npm package with the Node program for this system, as npm's package `node` chooses it. That package
 * itself is not used: the next npm call would remove its headers.
 */
const NODE_PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;

/**
 * Fetches the newest Node of a major version or range from npm's registry.
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Folder of Node's headers, if installed next to Node; a compiler then need not download them. */
function findHeaders() {
  const folder = path.resolve(process.execPath, '../..');
  const isThere = existsSync(path.join(folder, 'include/node/node.h'));
  return isThere ? { npm_config_nodedir: folder } : {};
}

/** Path of npm's own script, which runs without a shell on each system. */
function findNpm() {
  const beside = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const scripts = [process.env.npm_execpath ?? '', beside];
  return scripts.find((file) => file.endsWith('npm-cli.js') && existsSync(file));
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [more] additional variables
 * @returns true on success
 */
export async function runNpm(args, more = {}) {
  const script = findNpm();
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []];
  const env = { npm_config_loglevel: 'error', ...findHeaders(), ...process.env, ...more };
  return (await run(command, [...before, ...args], { env, stdio: ['ignore', 2, 2] })) === 0;
}

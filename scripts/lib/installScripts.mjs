import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';

/**
 * Installed packages whose install scripts may run, from `allowScripts` in package.json (RUN-5). npm 10 ignores that
 * list and npm 11 only warns, so .npmrc turns all install scripts off.
 * @returns {string[]} names, without packages for other systems
 */
export function listAllowedPackages() {
  /** @type {{ allowScripts: Record<string, boolean> }} */
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  return allowed.filter((name) => existsSync(path.join('node_modules', name)));
}

/**
 * Runs the install scripts of the named packages only.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} [env] additional variables for npm
 * @returns {Promise<boolean>} true on success
 */
export async function runInstallScripts(names, env) {
  // With an empty list of names npm would rebuild every package.
  return names.length === 0 || runNpm(['rebuild', ...names, '--ignore-scripts=false'], env);
}

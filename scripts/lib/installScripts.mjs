import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';

/**
 * RUN-5: the installed packages whose install scripts may run, from `allowScripts` in package.json. npm 10
 * does not know that list and npm 11 only warns, so .npmrc switches every install script off.
 *
 * @returns {string[]} names, without those of other systems
 */
export function listAllowedPackages() {
  /** @type {{ allowScripts: Record<string, boolean> }} */
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  return allowed.filter((name) => existsSync(path.join('node_modules', name)));
}

/**
 * Runs the install scripts of these packages and of no others.
 *
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} [env] what npm's environment has besides
 * @returns {Promise<boolean>} whether it went well
 */
export async function runInstallScripts(names, env) {
  // Without a name npm would rebuild every package.
  return names.length === 0 || runNpm(['rebuild', ...names, '--ignore-scripts=false'], env);
}

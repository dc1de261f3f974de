import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const LOOK_MS = 500;

/**
 * A process's parent and its command line; null where the system does not tell.
 *
 * @param {number} pid
 */
function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const read = (/** @type {string} */ name) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
      // After the name, which may hold spaces and parentheses: the state, then the parent (proc(5)).
      const parent = Number(read('stat').split(') ').at(-1)?.split(' ')[1]);
      return { parent, command: read('cmdline').replaceAll('\0', ' ') };
    }
    const text = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    return { parent: Number.parseInt(text, 10), command: text };
  } catch {
    return null;
  }
}

/**
 * The processes between npm and this one, npm with them: a shell that runs the script's line
 * (`sh -c 'node scripts/start.mjs'`) and its parent, or npm alone where the shell gave its place to us.
 *
 * @param {string} script the line in package.json, as npm tells it
 */
function listLaunchers(script) {
  const parent = process.ppid;
  const found = process.platform === 'win32' ? null : describe(parent);
  return found?.command.includes(script) ? [parent, found.parent] : [parent];
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Ends this process as a SIGTERM does once npm, which started it, is gone. npm passes a SIGTERM on to
 * its shell alone, and a SIGHUP to nobody, so that neither would reach a script. `exec` in package.json
 * would do it for a SIGTERM, but Windows' cmd knows no `exec`; looking at the launchers works everywhere.
 * On Windows only the shell is seen.
 */
export function endWithLauncher() {
  const script = process.env.npm_lifecycle_script;
  // Who is not started by npm may outlive its parent, as under nohup.
  if (!script) return;
  const parent = process.ppid;
  const launchers = listLaunchers(script);
  const timer = setInterval(() => {
    // An orphan gets another parent, except on Windows.
    if (process.ppid === parent && launchers.every(isAlive)) return;
    clearInterval(timer);
    // To our own handlers, since Windows would end the process at once.
    if (!process.emit('SIGTERM')) process.exit(128 + constants.signals.SIGTERM);
  }, LOOK_MS);
  timer.unref();
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const LOOK_MS = 500;

/**
 * Parent and command line of a process; null when the system does not report them.
 *
 * @param {number} pid
 */
function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const read = (/** @type {string} */ name) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
      // The state and the parent come after the name, which may contain spaces and parentheses (proc(5)).
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
 * Ids of the processes between npm and this one, including npm. The parent is a shell that runs the script's line (`sh
 * -c 'node scripts/start.mjs'`). The parent is npm itself when this process has replaced that shell.
 * @param {string} script the line in package.json, as npm reports it
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
 * Ends this process like a SIGTERM once the npm that started it has ended. npm forwards a SIGTERM only to its shell,
 * and a SIGHUP to no process, so neither reaches a script. `exec` in package.json would solve this for a SIGTERM, but
 * cmd on Windows has no `exec`. Checking the launchers works everywhere; on Windows only the shell is visible.
 */
export function endWithLauncher() {
  const script = process.env.npm_lifecycle_script;
  // A process that npm did not start may outlive its parent, as under nohup.
  if (!script) return;
  const parent = process.ppid;
  const launchers = listLaunchers(script);
  const timer = setInterval(() => {
    // A process whose parent has ended gets another parent, except on Windows.
    if (process.ppid === parent && launchers.every(isAlive)) return;
    clearInterval(timer);
    // Emitting the event calls this process's handlers; on Windows a real signal would end it at once.
    if (!process.emit('SIGTERM')) process.exit(128 + constants.signals.SIGTERM);
  }, LOOK_MS);
  timer.unref();
}

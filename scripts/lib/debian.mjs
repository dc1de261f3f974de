import { existsSync, readFileSync } from 'node:fs';
import { run, log, findProgram } from './run.mjs';

export const isRoot = process.getuid?.() === 0;
export const canAptInstall =
  isRoot && process.platform === 'linux' && findProgram('apt-get') !== null;

/** True on Debian. Ubuntu's chromium package only installs a snap, which a container cannot run. */
export const isDebian =
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} true on success
 */
export async function installWithApt(packages) {
  log(`Установка: apt-get install -y ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const lock = ['-qq', '-o', 'DPkg::Lock::Timeout=400'];
  await run('apt-get', [...lock, 'update'], { env, stdio: ['ignore', 2, 2] });
  const install = [...lock, 'install', '-y', '--no-install-recommends', ...packages];
  return (await run('apt-get', install, { env, stdio: ['ignore', 2, 2] })) === 0;
}

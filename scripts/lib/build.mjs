import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readBuildEnv } from './buildEnv.mjs';
import { Failure, runTool, log } from './run.mjs';
import { GUIDE, GUIDE_PICTURES } from './guide.mjs';
import { computeFingerprint, hasStamp, writeStamp } from './stamp.mjs';

const COMMON = [
  'package-lock.json',
  'scripts/lib/buildEnv.mjs',
  'scripts/lib/buildRules.mjs',
  'scripts/lib/classNames.mjs',
  'scripts/lib/consoleFiles.mjs',
  'scripts/lib/guide.mjs',
  'scripts/lib/guideLoader.mjs',
  'src/domain',
  'tsconfig.json',
  'webpack.config.ts',
];

/** @typedef {'console' | 'server'} Part */

/** @param {Part} part */
function describe(part) {
  if (part === 'server') {
    const stamp = computeFingerprint([...COMMON, 'src/public', 'src/server']);
    return { part, stamp, folder: 'dist/server', proof: 'main.js' };
  }
  const build = JSON.stringify(readBuildEnv(process.env));
  const guide = [GUIDE, GUIDE_PICTURES];
  const places = [...COMMON, ...guide, 'src/console', 'src/public', 'static'];
  const stamp = computeFingerprint(places, [build]);
  return { part, stamp, folder: process.env.OUT_DIR || 'dist/console', proof: 'index.html' };
}

/**
 * Builds missing or stale parts.
 *
 * @param {readonly Part[]} [parts]
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} true when a part was built
 */
export async function ensureBuilt(parts = ['console', 'server'], { force = false } = {}) {
  const stale = parts.map(describe).filter(({ folder, stamp, proof }) => {
    const isThere = existsSync(path.join(folder, proof));
    return force || !isThere || !hasStamp(`${folder}.stamp`, stamp);
  });
  if (stale.length === 0) return false;
  for (const { folder } of stale) rmSync(`${folder}.stamp`, { force: true });
  log(`Сборка: ${stale.map(({ folder }) => folder).join(', ')}...`);
  const only = stale.length === 1 ? ['--env', `only=${stale[0]?.part}`] : [];
  const args = ['--stats', 'errors-warnings', ...only];
  const code = await runTool('webpack-cli', args, { stdio: ['ignore', 2, 2] });
  if (code !== 0) throw new Failure('Сборка не удалась: причина выше.');
  for (const { folder, stamp } of stale) writeStamp(`${folder}.stamp`, stamp);
  return true;
}

import { spawnSync } from 'node:child_process';
import { Failure } from './run.mjs';

/** @param {readonly string[]} args of git @returns {string[]} */
function listByGit(args) {
  const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { encoding: 'utf8' });
  if (status !== 0) throw new Failure(`git не говорит, что изменилось: ${stderr?.trim() ?? ''}`);
  return stdout.split('\0').filter(Boolean);
}

/** Files changed or added since the last commit, named as in git; without deleted files. */
export const listChangedFiles = () => [
  ...listByGit(['diff', '--name-only', '--diff-filter=d', 'HEAD']),
  ...listByGit(['ls-files', '--others', '--exclude-standard']),
];

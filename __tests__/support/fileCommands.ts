import path from 'node:path';
import { runAdminCommand } from '../../src/server/cli/adminCommand';
import { runBackupCommand, type FileCommandContext } from '../../src/server/cli/backupCommand';
import { runRestoreCommand } from '../../src/server/cli/restoreCommand';
import { NOW } from './serverSamples';

type Variables = Record<string, string>;

export type CommandResult = { code: number; output: string; errors: string };

/**
 * Runs the club's commands on one database, at the test's time. They work in the database's folder unless `folder`
 * names another.
 */
export function createFileCommands(
  databaseFile: string,
  variables: Variables = {},
  now = NOW,
  folder = path.dirname(databaseFile),
) {
  const projectFolder = path.dirname(databaseFile);

  async function run(
    work: (context: FileCommandContext) => number | Promise<number>,
  ): Promise<CommandResult> {
    const printed = { output: '', errors: '' };
    const code = await work({
      variables: { DATABASE_URL: `file:${databaseFile}`, ...variables },
      projectFolder,
      folder,
      clock: () => now,
      output: { write: (text: string) => (printed.output += text) },
      errors: { write: (text: string) => (printed.errors += text) },
    });
    return { code, ...printed };
  }

  return {
    backup: (...args: string[]) => run((context) => runBackupCommand(args, context)),
    restore: (...args: string[]) => run((context) => runRestoreCommand(args, context)),
    runAdmin: (...args: string[]) =>
      run((context) => runAdminCommand(args, { ...context, input: process.stdin })),
  };
}

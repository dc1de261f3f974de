import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import type { Env } from '../env';
import { findOperatorText } from '../lib/operatorText';
import type { Passwords } from '../sessions/passwords';
import type { PasswordSource, PromptOutput } from './askPassword';

export type CommandContext = {
  variables: Readonly<Record<string, string | undefined>>;
  projectFolder: string;
  /** The caller's working directory, the base of relative file names. */
  folder: string;
  clock: Clock;
  input: PasswordSource;
  output: PromptOutput;
  errors: PromptOutput;
  /** Cheaper ones in tests. */
  passwords?: Passwords;
};

export const EXIT_CODES = { done: 0, failed: 1, wrongUsage: 2 } as const;

export type AdminCommand = DatabaseCommand | EnvCommand;

/** A command that neither opens the database as the server would nor migrates it. */
export type EnvCommand = {
  usage: string;
  argument?: undefined;
  /** True when the command parses its arguments itself. */
  hasOptions?: true;
  /**
   * @param args all after the command's name
   * @returns the exit code
   * @throws OperatorError when the command cannot be carried out
   */
  runAsIs: (env: Env, context: CommandContext, args: readonly string[]) => Promise<number>;
};

export type DatabaseCommand = {
  usage: string;
  /** Pattern of the argument, for a command that needs one. */
  argument?: RegExp;
  /** @throws OperatorError when the command cannot be carried out */
  run: (
    club: { database: ClubDatabase; env: Env },
    context: CommandContext,
    argument: string,
  ) => Promise<void>;
};

/** Reports why a command failed. For an OperatorError its message is enough. */
export function reportCommandFailure(error: unknown, errors: PromptOutput): number {
  const reason = error instanceof Error ? error.message : String(error);
  errors.write(`${findOperatorText(error, 'command') ?? `Не получилось: ${reason}`}\n`);
  return EXIT_CODES.failed;
}

/**
 * Runs a command of this process (TRUST-83). The work loads its own modules, because loading may fail.
 * @param work gives the exit code
 * @throws errors without a text for operators
 */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const text = findOperatorText(error, 'command');
    if (text === null) throw error;
    process.stderr.write(`${text}\n`);
    process.exitCode = EXIT_CODES.failed;
  }
}

import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import type { Env } from '../env';
import { findOperatorText } from '../lib/operatorText';
import type { Passwords } from '../sessions/passwords';
import type { PasswordSource, PromptOutput } from './askPassword';

export type CommandContext = {
  variables: Readonly<Record<string, string | undefined>>;
  projectFolder: string;
  /** The caller's working directory, from which relative file names start. */
  folder: string;
  clock: Clock;
  input: PasswordSource;
  output: PromptOutput;
  errors: PromptOutput;
  /** Cheaper ones in tests. */
  passwords?: Passwords;
};

/** The exit codes of a command line. */
export const EXIT_CODES = { done: 0, failed: 1, wrongUsage: 2 } as const;

/** One thing that the administrator's command line can do. */
export type AdminCommand = DatabaseCommand | EnvCommand;

/** A command that neither opens the database as the server would nor migrates it. */
export type EnvCommand = {
  usage: string;
  argument?: undefined;
  /** Whether it parses what follows its name itself. */
  hasOptions?: true;
  /**
   * @param args what follows its name
   * @returns the exit code
   * @throws OperatorError where it cannot be done
   */
  runAsIs: (env: Env, context: CommandContext, args: readonly string[]) => Promise<number>;
};

export type DatabaseCommand = {
  /** How it is called, for the person at the terminal. */
  usage: string;
  /** What follows its name, for a command that needs it. */
  argument?: RegExp;
  /** @throws OperatorError where it cannot be done */
  run: (
    club: { database: ClubDatabase; env: Env },
    context: CommandContext,
    argument: string,
  ) => Promise<void>;
};

/** Tells why a command failed; the message of an OperatorError is enough. */
export function reportCommandFailure(error: unknown, errors: PromptOutput): number {
  const reason = error instanceof Error ? error.message : String(error);
  errors.write(`${findOperatorText(error, 'command') ?? `Не получилось: ${reason}`}\n`);
  return EXIT_CODES.failed;
}

/**
 * TRUST-83: runs a command of this process, which the work itself loads, since loading may be what fails.
 * @param work gives the exit code
 * @throws what only its stack explains
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

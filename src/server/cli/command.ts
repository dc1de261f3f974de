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
  /** Hashes passwords; tests use a cheaper hash. */
  passwords?: Passwords;
};

export const EXIT_CODES = { done: 0, failed: 1, wrongUsage: 2 } as const;

export type AdminCommand = DatabaseCommand | EnvCommand;

/** A command that does not migrate the database and does not open it like the server. */
export type EnvCommand = {
  usage: string;
  argument?: undefined;
  /** True when the command parses its arguments itself. */
  hasOptions?: true;
  /**
   * Runs the command.
   * @param args the arguments after the command's name
   * @returns the exit code
   * @throws OperatorError when the command cannot be carried out
   */
  runAsIs: (env: Env, context: CommandContext, args: readonly string[]) => Promise<number>;
};

export type DatabaseCommand = {
  usage: string;
  /** Pattern of the argument, for a command that needs one. */
  argument?: RegExp;
  /**
   * Runs the command.
   * @throws OperatorError when the command cannot be carried out
   */
  run: (
    club: { database: ClubDatabase; env: Env },
    context: CommandContext,
    argument: string,
  ) => Promise<void>;
};

/** Reports the reason why a command failed. An OperatorError needs only its message. */
export function reportCommandFailure(error: unknown, errors: PromptOutput): number {
  const reason = error instanceof Error ? error.message : String(error);
  errors.write(`${findOperatorText(error, 'command') ?? `Не получилось: ${reason}`}\n`);
  return EXIT_CODES.failed;
}

/**
 * Runs a command of this process (TRUST-83). The work loads its own modules, because loading may fail.
 * @param work returns the exit code
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

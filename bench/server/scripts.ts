import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const listArguments = (script: string, args: readonly string[]): string[] => [
  ...['--import', 'tsx'],
  path.resolve('bench/server', script),
  ...args,
];

/**
 * Runs a script of this folder as a process.
 * @returns the script's output
 * @throws when it fails
 */
export async function runScript(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, listArguments(script, args));
  return stdout;
}

/**
 * Starts a process that prints its address once it listens, and runs `work` with it.
 * @param args of Node
 * @throws when the process exits without an address
 */
export async function withProcess<Result>(
  args: readonly string[],
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
      if (!url) continue;
      child.stdout.resume();
      return await use(url);
    }
    throw new Error(`${args.join(' ')} printed no address.`);
  } finally {
    child.kill();
    await exited;
  }
}

/** Runs a server script of this folder during `work`. */
export const withScript = <Result>(
  script: string,
  args: readonly string[],
  use: (url: string) => Promise<Result>,
): Promise<Result> => withProcess(listArguments(script, args), use);

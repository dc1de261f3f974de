import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { serve } from '../../../src/server/serve';

/** A club's server that listens. */
export type Server = {
  url: string;
  /** Ends it in order, or as a power cut does by SIGKILL. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Variables = Record<string, string | undefined>;
type Serving = { serve: typeof serve };

const BUILT = path.resolve('dist/server');
const silent = { write: () => undefined };

/** The built server in this process: it is loaded once, and starts within milliseconds. */
export async function startHere(variables: Variables): Promise<Server> {
  const { href } = pathToFileURL(path.join(BUILT, 'serve.js'));
  const built = (await import(href)) as Serving;
  const { url, stop } = await built.serve(variables, {
    output: silent,
    log: silent,
    isBackedUp: false,
  });
  return {
    url,
    stop(signal) {
      if (signal) throw new Error(`${signal} is for a server in a process of its own`);
      return stop();
    },
  };
}

/** The built server in a process of its own, which takes a second to start. */
export async function startProcess(variables: Variables): Promise<Server> {
  const child = spawn(process.execPath, [path.join(BUILT, 'main.js')], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Консоль: (.*)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      async stop(signal = 'SIGINT') {
        child.kill(signal);
        await exit;
      },
    };
  }
  throw new Error('The server did not start');
}

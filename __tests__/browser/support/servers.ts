import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startServerFromEnv } from '../../../src/server/serve';
import { launchServer } from '../../support/launchServer';

/** A club's listening server. */
export type Server = {
  url: string;
  /** Stops the server gracefully, or with SIGKILL as a power cut does. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Variables = Record<string, string | undefined>;
type Serving = { startServerFromEnv: typeof startServerFromEnv };

const BUILT = pathToFileURL(path.resolve('dist/server/serve.js')).href;
const silent = { write: () => undefined };

/** Starts the built server in this process. The code is loaded once and starts within milliseconds. */
export async function startHere(variables: Variables, clock = Date.now): Promise<Server> {
  const built = (await import(BUILT)) as Serving;
  const { url, stop } = await built.startServerFromEnv(variables, {
    output: silent,
    log: silent,
    clock,
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

/** Starts the built server in a separate process, which takes a second. */
export async function startProcess(variables: Variables): Promise<Server> {
  const { child, url, ended } = await launchServer({ env: variables, stderr: 'ignore' });
  return {
    url,
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      await ended;
    },
  };
}

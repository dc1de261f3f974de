import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers, BUILT_SERVER, freePort, until } from '../../__tests__/support/launchServer';

/** The production server in a folder, whose two outputs lead wherever the caller wants them to. */
export async function startLoggedServer(folder: string, [out, err]: [unknown, unknown]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program, ...args] = BUILT_SERVER;
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: pathToFileURL(path.join(folder, 'club.db')).href,
      ADMIN_PASSWORD: 'trust-password',
    },
    stdio: ['ignore', out, err] as StdioOptions,
  });
  await until(() => answers(url));
  return {
    url,
    child,
    /** @returns the exit code; null where a signal ended it */
    async stop(): Promise<number | null> {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

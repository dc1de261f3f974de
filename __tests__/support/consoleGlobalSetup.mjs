import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('consoleServers.ts', import.meta.url));

/** Starts the process that gives each console test a real server (see consoleServers.ts). */
export default async function startServers() {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The process of the test servers ended with ${code}`);
    }),
  ]);
  process.env.CLUB_TEST_SERVERS = url;
  globalThis.clubTestServers = child;
}

import { mkdtempSync, openSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  launchServer,
  type Launch,
  type LaunchedServer,
} from '../../__tests__/support/launchServer';
import type { Piece } from '../part';
import { removeFolder } from '../removeFolder';

const STEPS = 40;
const REQUESTS = 50;

type Outputs = { outputs: Pick<Launch, 'stdout' | 'stderr'>; close: () => void };

/** Creates pipes whose reader closes after the server listens. */
const piped = (): Outputs => ({ outputs: {}, close: () => undefined });

/** Opens the Linux device that is always full. */
function openFullOutputs(): Outputs {
  const file = openSync('/dev/full', 'w');
  return { outputs: { stdout: file, stderr: file }, close: () => closeSync(file) };
}

const WAYS: readonly { open: () => Outputs; spoil: (server: LaunchedServer) => void }[] = [
  { open: piped, spoil: ({ child }) => child.stdout?.destroy() },
  { open: piped, spoil: ({ child }) => child.stderr?.destroy() },
  {
    open: piped,
    spoil: ({ child }) => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
  },
  { open: openFullOutputs, spoil: () => undefined },
];

/**
 * Stops a server.
 * @returns the exit code, or null after a signal
 */
function stop({ child, ended }: LaunchedServer): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

async function openPiece() {
  return {
    async step(index: number) {
      const { open, spoil } = WAYS[index % WAYS.length]!;
      const folder = mkdtempSync(path.join(tmpdir(), 'trust-log-'));
      const { outputs, close } = open();
      const server = await launchServer({
        env: {
          DATABASE_URL: pathToFileURL(path.join(folder, 'club.db')).href,
          ADMIN_PASSWORD: 'trust-password',
        },
        ...outputs,
      });
      try {
        spoil(server);
        let unanswered = 0;
        for (let request = 0; request < REQUESTS; request += 1) {
          // Each request writes a log line.
          const isAnswered = await fetch(`${server.url}/api/tournaments`).then(
            ({ status }) => status === 401,
            () => false,
          );
          unanswered += isAnswered ? 0 : 1;
        }
        const code = await stop(server);
        return { servers: 1, requests: REQUESTS, unanswered, badEnds: code === 0 ? 0 : 1 };
      } finally {
        await stop(server);
        close();
        removeFolder(folder);
      }
    },
    close: async () => undefined,
  };
}

/** Checks that a log without a working output stops no server. */
export const systemLog: Piece = {
  title:
    'Whoever reads what the server prints goes away (the console’s lines, the log, or both), or ' +
    'there is no room for it from the start; requests go on, and the server is stopped.',
  steps: STEPS,
  open: openPiece,
  figures: ({ servers, requests, unanswered, badEnds }) => [
    { what: 'servers whose log could not be written', figure: servers ?? 0 },
    { what: 'requests, a line in the log each', figure: requests ?? 0 },
    { what: 'not answered', figure: unanswered ?? 0, wanted: 0 },
    { what: 'servers that did not end with 0', figure: badEnds ?? 0, wanted: 0 },
  ],
};

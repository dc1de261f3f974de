import { mkdtempSync, openSync, rmSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Piece } from '../part';
import { startLoggedServer } from '../system/loggedServer';

const STEPS = 40;
const REQUESTS = 50;

type Outputs = { outputs: ['pipe' | number, 'pipe' | number]; close: () => void };

/** Whose reader goes once the server listens. */
const piped = (): Outputs => ({ outputs: ['pipe', 'pipe'], close: () => undefined });

/** Linux's device on which there is never any room. */
function full(): Outputs {
  const file = openSync('/dev/full', 'w');
  return { outputs: [file, file], close: () => closeSync(file) };
}

type Server = Awaited<ReturnType<typeof startLoggedServer>>;

const WAYS: readonly { open: () => Outputs; spoil: (server: Server) => void }[] = [
  { open: piped, spoil: ({ child }) => child.stdout?.destroy() },
  { open: piped, spoil: ({ child }) => child.stderr?.destroy() },
  {
    open: piped,
    spoil: ({ child }) => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
  },
  { open: full, spoil: () => undefined },
];

async function opened() {
  return {
    async step(index: number) {
      const { open, spoil } = WAYS[index % WAYS.length]!;
      const folder = mkdtempSync(path.join(tmpdir(), 'trust-log-'));
      const { outputs, close } = open();
      const server = await startLoggedServer(folder, outputs);
      try {
        server.child.stdout?.resume();
        server.child.stderr?.resume();
        spoil(server);
        let unanswered = 0;
        for (let request = 0; request < REQUESTS; request += 1) {
          // Each is a line in the log.
          const isAnswered = await fetch(`${server.url}/api/tournaments`).then(
            ({ status }) => status === 401,
            () => false,
          );
          unanswered += isAnswered ? 0 : 1;
        }
        const code = await server.stop();
        return { servers: 1, requests: REQUESTS, unanswered, badEnds: code === 0 ? 0 : 1 };
      } finally {
        await server.stop();
        close();
        rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
      }
    },
    close: async () => undefined,
  };
}

/** A log that cannot be written ends no server. */
export const systemLog: Piece = {
  title:
    'Whoever reads what the server prints goes away (the console’s lines, the log, or both), or ' +
    'there is no room for it from the start; requests go on, and the server is stopped.',
  steps: STEPS,
  open: opened,
  figures: ({ servers, requests, unanswered, badEnds }) => [
    { what: 'servers whose log could not be written', figure: servers ?? 0 },
    { what: 'requests, a line in the log each', figure: requests ?? 0 },
    { what: 'not answered', figure: unanswered ?? 0, wanted: 0 },
    { what: 'servers that did not end with 0', figure: badEnds ?? 0, wanted: 0 },
  ],
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/lib/chromium.mjs';

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** Sends a DevTools protocol command, to one page if its session is given. */
export type Send = <Result>(
  method: string,
  parameters?: object,
  session?: string,
) => Promise<Result>;

/** Commands and responses over a pipe: JSON with a NUL after each. */
function createProtocol(commands: Writable, answers: Readable): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop()!;
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as never);
      });
      commands.write(
        `${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`,
      );
    });
}

/**
 * Runs `work` with a browser like a visitor's. Test tools enable the script inspector, and V8 then computes source
 * positions for each new Error. React creates some while it loads. Each costs about 20 ms, which a visitor does not
 * wait for.
 */
export async function withPipedChromium<Result>(
  work: (send: Send) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const own = [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser = spawn(findChromium() ?? 'chromium', [...CHROMIUM_ARGUMENTS, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const exited = once(browser, 'exit');
  const [, , , commands, answers] = browser.stdio;
  const send = createProtocol(commands as Writable, answers as Readable);
  try {
    return await work(send);
  } finally {
    // Killing the browser would leave processes that still write to the profile.
    void send('Browser.close').catch(() => undefined);
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { relayAnswer, type Exchange, type Fault } from './httpFaultProxy';
import { PAGE } from './faults';

const SHORT_MS = 50;
const LONG_MS = 400;
const PIECES = 12;

/** Bytes that are neither an HTTP response nor readable text. */
const GARBAGE = Buffer.from(Array.from({ length: 256 }, (_, index) => (index * 167 + 13) % 256));

/** Writes a response in pieces, after a pause before each. */
async function trickle({ back, ask }: Exchange, pauses: readonly number[]): Promise<void> {
  const { status, headers, body } = await ask();
  back.writeHead(status, headers);
  const size = Math.ceil(body.length / PIECES) || 1;
  for (let at = 0; at < body.length && !back.destroyed; at += size) {
    await pause(pauses[(at / size) % pauses.length]);
    back.write(body.subarray(at, at + size));
  }
  back.end();
}

/** Faults that delay the response, which still arrives. */
export const SLOW = {
  latency: async (exchange) => {
    await pause(LONG_MS);
    await relayAnswer(exchange);
  },
  jitter: (exchange) => trickle(exchange, [5, 90, 0, 160, 20]),
  'a narrow connection': (exchange) => trickle(exchange, [SHORT_MS]),
  'an end that comes by a slow close': async ({ ask, back }) => {
    const { status, headers, body } = await ask();
    // Without a length or chunks only the closed connection marks the end.
    back.useChunkedEncodingByDefault = false;
    back.writeHead(status, headers).write(body);
    await pause(LONG_MS);
    back.end();
  },
  'JSON under another content type': async ({ ask, back }) => {
    const { status, headers, body } = await ask();
    back.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(body);
  },
} satisfies Record<string, Fault>;

/** Answers without asking the server. */
const answerInstead =
  (status: number, contentType: string, body: string | Buffer): Fault =>
  ({ back }) =>
    void back.writeHead(status, { 'content-type': contentType }).end(body);

/** Faults after which no response arrives. */
export const LOST = {
  'a cut': ({ back }) => void back.socket?.end(),
  'a reset': ({ back }) => void back.socket?.resetAndDestroy(),
  'garbage in place of HTTP': ({ back }) => void back.socket?.end(GARBAGE),
} satisfies Record<string, Fault>;

/** Responses of a proxy that cannot reach the server. */
export const PROXY_PAGES = {
  'a page of 502': answerInstead(502, 'text/html', PAGE),
  'a page of 503': answerInstead(503, 'text/html', PAGE),
  'a page of 504': answerInstead(504, 'text/html', PAGE),
} satisfies Record<string, Fault>;

/** Successful responses without usable content. */
export const NONSENSE = {
  'a page in place of JSON': answerInstead(200, 'text/html; charset=utf-8', PAGE),
  'garbage in place of JSON': answerInstead(200, 'application/json', GARBAGE),
} satisfies Record<string, Fault>;

export const failAfterWork =
  (fault: Fault): Fault =>
  async (exchange) => {
    await exchange.ask();
    await fault(exchange);
  };

/** Announces one byte more than the body has, sends half of the body, and closes the connection. */
export const truncateAnswer: Fault = async ({ ask, back }) => {
  const { status, headers, body } = await ask();
  const promised = { ...headers, 'content-length': body.length + 1 };
  back.writeHead(status === 204 ? 200 : status, promised).flushHeaders();
  back.write(body.subarray(0, body.length / 2));
  await pause(SHORT_MS);
  back.destroy();
};

/** Applies the fault to the first request on a connection that was used before; all others pass. */
export function onceOnKeptConnection(fault: Fault): { fault: Fault; isMet: () => boolean } {
  let isMet = false;
  return {
    fault: (exchange) => {
      if (isMet || !exchange.isOnKeptConnection) return relayAnswer(exchange);
      isMet = true;
      return fault(exchange);
    },
    isMet: () => isMet,
  };
}

/** Lets the server do its work, and delays each response until it is released. */
export function holdAnswers(): { fault: Fault; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return {
    fault: async (exchange) => {
      const answer = await exchange.ask();
      await gate;
      await relayAnswer({ ...exchange, ask: () => Promise.resolve(answer) });
    },
    release: () => release(),
  };
}

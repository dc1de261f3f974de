import { connect, type Socket } from 'node:net';
import { parseAnswers, type Answer } from './answers';

/** The outcome of one connection. */
export type Exchange = {
  answers: readonly Answer[];
  /** Bytes after the last complete response. */
  rest: string;
  /** True when the server ended the connection without being asked to. */
  isEndedByServer: boolean;
  /** Number of received bytes. */
  bytes: number;
};

type Options = {
  /** Number of expected responses, after which the connection is ended. */
  answers?: number;
  /** Milliseconds until the connection ends in any case. */
  timeout?: number;
  /** Bytes after which reading stops. */
  bytesMax?: number;
  isHead?: boolean;
  /** Sends nothing after the bytes, as a client that cuts its request short. */
  isCutShort?: boolean;
  /** Disconnects right after sending. */
  isGone?: boolean;
  /** Sends anything that does not fit into `bytes`; ends with the connection. */
  send?: (socket: Socket) => Promise<void>;
};

const TIMEOUT_MS = 10_000;

/** Opens a connection to a server; a broken connection raises no error. */
export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true }).on(
    'error',
    () => undefined,
  );
}

/** Sends bytes unchanged and collects the response. */
export async function exchange(
  url: string,
  bytes: string | Buffer,
  {
    answers = 1,
    timeout = TIMEOUT_MS,
    bytesMax = Infinity,
    isHead = false,
    isCutShort = false,
    isGone = false,
    send,
  }: Options = {},
): Promise<Exchange> {
  const socket = connectTo(url);
  const chunks: Buffer[] = [];
  let received = 0;
  let isEndedByServer = false;
  await new Promise<void>((resolve) => {
    const deadline = setTimeout(resolve, timeout);
    const end = () => {
      clearTimeout(deadline);
      resolve();
    };
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      if (received > bytesMax) end();
      if (answers === Infinity) return;
      if (parseAnswers(Buffer.concat(chunks), isHead).answers.length >= answers) end();
    });
    socket.on('end', () => {
      isEndedByServer = true;
      end();
    });
    socket.on('close', () => {
      isEndedByServer = true;
      end();
    });
    socket.write(bytes, () => {
      if (isGone) socket.destroy();
    });
    if (isCutShort) socket.end();
    void send?.(socket);
  });
  socket.destroy();
  return { ...parseAnswers(Buffer.concat(chunks), isHead), isEndedByServer, bytes: received };
}

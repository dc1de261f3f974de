import { connect, type Socket } from 'node:net';
import { parseAnswers, type Answer } from './answers';

/** What came of one connection. */
export type Exchange = {
  answers: readonly Answer[];
  /** Bytes that are no whole answer. */
  rest: string;
  /** Whether the server ended the connection, and was not asked to. */
  isEndedByServer: boolean;
  /** Bytes that came back. */
  bytes: number;
};

type Options = {
  /** How many answers are waited for; then the connection is ended. */
  answers?: number;
  /** ms until the connection is ended in any case. */
  timeout?: number;
  /** Bytes after which no more is read. */
  bytesMax?: number;
  isHead?: boolean;
  /** Says no more after the bytes, as one who has cut the request short. */
  isCutShort?: boolean;
  /** Is gone as soon as it has said that. */
  isGone?: boolean;
  /** Sends what does not fit into `bytes`; ends when the connection does. */
  send?: (socket: Socket) => Promise<void>;
};

const TIMEOUT_MS = 10_000;

/** A connection to the server at an address; one that breaks is no error. */
export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true }).on(
    'error',
    () => undefined,
  );
}

/** Sends bytes exactly as they are, and takes what comes back. */
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

import { connect, type Socket } from 'node:net';
import { parseAnswers, type Answer } from './answers';

/** The outcome of one connection. */
export type Exchange = {
  answers: readonly Answer[];
  /** Bytes after the last complete response. */
  rest: string;
  /** True when the server ended the connection before the client did. */
  isEndedByServer: boolean;
  /** Number of received bytes. */
  bytes: number;
};

type Options = {
  /** Number of expected responses, after which the client ends the connection. */
  answers?: number;
  /** Milliseconds after which the connection always ends. */
  timeout?: number;
  /** Bytes after which reading stops. */
  bytesMax?: number;
  isHead?: boolean;
  /** True when the client sends nothing after the bytes, like one with an incomplete request. */
  isCutShort?: boolean;
  /** True when the client disconnects immediately after sending. */
  isGone?: boolean;
  /** Sends data that do not fit into `bytes`. Ends with the connection. */
  send?: (socket: Socket) => Promise<void>;
};

const TIMEOUT_MS = 10_000;

/** Opens a connection to a server. A lost connection raises no error. */
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

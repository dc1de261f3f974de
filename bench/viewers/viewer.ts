import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server and page that a viewer requests, and the viewer's addresses. */
export type Place = {
  port: number;
  path: string;
  /** The viewer's own address, as the proxy reports it. */
  address: string;
  /** The source address of the connection, as a proxy's. One address has only about 28,000 ports. */
  from: string;
};

/** Callbacks for the events of a viewer. */
export type Sight = {
  /** Called with the tag of a page that arrived. */
  onPage: (tag: string) => void;
  onStream: () => void;
  onStreamEnd: () => void;
  /** Called for a broken connection («ECONNRESET»), an unusable response («503»), or an end without a response. */
  onFailure: (what: string) => void;
};

/**
 * Delays before an open page requests again after its stream has ended, in milliseconds: a random part and a fixed
 * part.
 */
const SPREAD_MS = 200;
const AGAIN_MS = 5_000;
const TAG_IN_EVENT = /"tag":"([\w-]+)"/;
const TAG_IN_HEADER = /^etag: W\/"([\w-]+)"/im;
const LENGTH = /^content-length: (\d+)/im;
const STATUS = /^HTTP\/1\.1 (\d+)/;

const buildRequest = ({ port, path, address }: Place, place: string, tag: string): string =>
  `GET ${path}${place} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n` +
  `${tag && `If-None-Match: W/"${tag}"\r\n`}X-Forwarded-For: ${address}\r\n\r\n`;

const open = ({ port, from }: Place, { onFailure }: Sight): Socket =>
  connect({ port, host: '127.0.0.1', localAddress: from })
    .on('error', ({ code, message }: NodeJS.ErrnoException) => onFailure(code ?? message))
    .setNoDelay()
    .setEncoding('latin1')
    .unref();

/** Reads one response with a content length. @returns its head, or null when the response breaks off */
function readHead(socket: Socket): Promise<string | null> {
  let text = '';
  return new Promise((resolve) => {
    const end = (head: string | null) => {
      socket.off('data', read).off('close', breakOff);
      resolve(head);
    };
    const breakOff = () => end(null);
    const read = (chunk: string) => {
      text += chunk;
      const headEnd = text.indexOf('\r\n\r\n');
      const length = Number(LENGTH.exec(text)?.[1] ?? 0);
      if (headEnd >= 0 && text.length - headEnd - 4 >= length) end(text.slice(0, headEnd));
    };
    socket.on('data', read).on('close', breakOff);
  });
}

/** Reads the stream to its end. @returns true when the server opened a stream */
const readEvents = (
  socket: Socket,
  sight: Sight,
  onEvent: (text: string) => void,
): Promise<boolean> =>
  new Promise((resolve) => {
    let status: string | undefined;
    let rest = '';
    socket.on('data', (chunk: string) => {
      if (status === undefined) {
        status = STATUS.exec(chunk)?.[1] ?? 'no answer';
        if (status === '200') sight.onStream();
        else sight.onFailure(status);
      }
      // Most chunks are short keep-alive lines, which are skipped at once.
      if (rest === '' && chunk.length < 10) return;
      rest += chunk;
      if (!rest.endsWith('\n\n\r\n')) return;
      onEvent(rest);
      rest = '';
    });
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      if (status === '200') sight.onStreamEnd();
      resolve(status === '200');
    });
  });

/**
 * A viewer that behaves like a browser with the page's script. It loads the page, then its stream on the same
 * connection. It shows a page that an event contains, and requests the page after an event without one. It reconnects
 * when a stream has ended.
 */
export async function watchPage(place: Place, sight: Sight): Promise<never> {
  let shown = '';
  const show = (tag: string | undefined) => {
    if (tag === undefined || tag === shown) return;
    shown = tag;
    sight.onPage(tag);
  };

  /** @returns true when a page came, or when the shown page is still current */
  async function load(socket: Socket): Promise<boolean> {
    socket.write(buildRequest(place, '', shown));
    const head = await readHead(socket);
    const status = STATUS.exec(head ?? '')?.[1];
    if (head === null || (status !== '200' && status !== '304')) {
      sight.onFailure(status ?? 'broken off');
      return false;
    }
    show(TAG_IN_HEADER.exec(head)?.[1]);
    return true;
  }

  async function catchUp(): Promise<void> {
    const socket = open(place, sight);
    await load(socket);
    socket.destroy();
  }

  const handleText = (text: string) => {
    for (const event of text.split('\n\n')) {
      const tag = TAG_IN_EVENT.exec(event)?.[1];
      if (tag === undefined || tag === shown) continue;
      if (event.includes('"content":')) show(tag);
      else void catchUp();
    }
  };

  for (;;) {
    const socket = open(place, sight);
    let wasOpen = false;
    if (await load(socket)) {
      const heard = readEvents(socket, sight, handleText);
      socket.write(buildRequest(place, '/events', ''));
      wasOpen = await heard;
    } else socket.destroy();
    await sleep(wasOpen ? Math.random() * SPREAD_MS : AGAIN_MS, undefined, { ref: false });
  }
}

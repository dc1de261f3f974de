import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a page is looked at, and from which address. */
export type Place = { port: number; path: string; address: string };

/** Told when a viewer has a page, with its tag. */
export type OnPage = (tag: string) => void;

/** An open page asks again so soon after its stream has ended, ms. */
const SPREAD_MS = 200;
const AGAIN_MS = 5_000;
const TAG_IN_EVENT = /"tag":"([\w-]+)"/;
const TAG_IN_HEADER = /^etag: W\/"([\w-]+)"/im;
const LENGTH = /^content-length: (\d+)/im;

const requestOf = ({ port, path, address }: Place, place: string): string =>
  `GET ${path}${place} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n` +
  `X-Forwarded-For: ${address}\r\n\r\n`;

const open = (place: Place): Socket =>
  connect(place.port, '127.0.0.1')
    .on('error', () => undefined)
    .setNoDelay()
    .setEncoding('latin1')
    .unref();

/** Loads the page as a browser does. @returns its tag; null where there is no answer */
const load = (place: Place): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = open(place);
    let text = '';
    socket.on('data', (chunk: string) => {
      text += chunk;
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd < 0 || text.length - headEnd - 4 < Number(LENGTH.exec(text)?.[1])) return;
      resolve(TAG_IN_HEADER.exec(text)?.[1] ?? null);
      socket.destroy();
    });
    socket.on('close', () => resolve(null));
    socket.write(requestOf(place, ''));
  });

/** Follows the stream to its end. @returns whether there was one */
const listen = (place: Place, onEvent: (text: string) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = open(place);
    let isOpen: boolean | null = null;
    let rest = '';
    socket.on('data', (chunk: string) => {
      isOpen ??= chunk.startsWith('HTTP/1.1 200');
      // A heartbeat, which most are.
      if (rest === '' && chunk.length < 10) return;
      rest += chunk;
      if (!rest.endsWith('\n\n\r\n')) return;
      onEvent(rest);
      rest = '';
    });
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve(isOpen === true));
    socket.write(requestOf(place, '/events'));
  });

/**
 * Somebody who looks on: has the page, follows its stream, and takes the page of an event that brings it, else asks
 * for it, as the page's script does.
 */
export async function lookOn(place: Place, onPage: OnPage, isOver: () => boolean): Promise<void> {
  let shown = '';
  const show = (tag: string | null) => {
    if (tag === null || tag === shown) return;
    shown = tag;
    onPage(tag);
  };
  const hear = (text: string) => {
    const tag = TAG_IN_EVENT.exec(text)?.[1];
    if (tag === undefined || tag === shown) return;
    if (text.includes('"content":')) show(tag);
    else void load(place).then(show);
  };
  while (!isOver()) {
    show(await load(place));
    const wasOpen = await listen(place, hear);
    await sleep(wasOpen ? Math.random() * SPREAD_MS : AGAIN_MS, undefined, { ref: false });
  }
}

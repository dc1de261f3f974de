import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { isConsolePath } from '../../domain/protocol/consolePath';
import type { ServerFeature } from '../../domain/protocol/serverFeatures';
import { isBrotliAccepted } from '../lib/isBrotliAccepted';
import { throwNotFound } from './problems';

/** Settings of the server that the console needs. */
type ConsolePageConfig = {
  title: string;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Abilities that this server has in addition to the basic calls. */
  features: readonly ServerFeature[];
  /** Host in the ids of tournaments in calendars (COMFORT-44). */
  calendarHost: string;
  /** The club's origin if known, such as https://club.example.ru (COMFORT-48). */
  publicUrl?: string;
};

type Options = { folder: string; config: ConsolePageConfig };

const PLACEHOLDER = '<!-- console-config -->';
/** Form of the build's file names. The server looks for no other names in the folder. */
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
/** The folder with files whose name changes with their content: see `output` in webpack.config.ts. */
const ASSETS = 'assets/';

/** Builds the script element with the settings as JSON. No text in the JSON can end the element. */
function buildConfigScript(config: ConsolePageConfig): string {
  const json = JSON.stringify(config).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="console-config">${json}</script>`;
}

/** Allows browsers to keep a file for a year if its name changes with its content. */
const getCacheControl = (file: string): string =>
  file.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** True for the addresses of the console's page: one of its paths, or its file name. */
const isPage = (place: string): boolean => place === 'index.html' || isConsolePath(`/${place}`);

/** Serves the built console: its files unchanged, and its page for all of its paths. */
export function serveConsole(app: FastifyInstance, { folder, config }: Options): void {
  const script = buildConfigScript(config);
  let compressed = { html: '', bytes: Buffer.alloc(0) };

  async function readPage(): Promise<string | null> {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
    return html?.replace(PLACEHOLDER, () => script) ?? null;
  }

  /** Compresses the page of the last build once. */
  function compress(html: string): Buffer {
    if (compressed.html !== html) compressed = { html, bytes: brotliCompressSync(html) };
    return compressed.bytes;
  }

  // Pipelined responses outlive their connection. Without this hook their files would stay open.
  app.addHook('onSend', async ({ raw }, _, payload) => {
    if (!(payload instanceof Readable)) return;
    if (raw.destroyed) payload.destroy();
    else raw.once('close', () => payload.destroy());
  });

  void app.register(fastifyStatic, {
    root: folder,
    serve: false,
    dotfiles: 'ignore',
    // The build has compressed the files.
    preCompressed: true,
  });

  app.get<{ Params: { '*': string } }>('/*', async ({ params, headers }, reply) => {
    const file = params['*'];
    if (!isPage(file)) {
      if (!FILE.test(file)) return throwNotFound();
      reply.header('cache-control', getCacheControl(file));
      return reply.sendFile(file, { cacheControl: false });
    }
    const html = await readPage();
    reply.header('cache-control', 'no-store');
    if (html !== null) {
      reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
      if (!isBrotliAccepted(headers['accept-encoding'])) return reply.send(html);
      return reply.header('content-encoding', 'br').send(compress(html));
    }
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('Консоль ещё не собрана: выполните npm run build и обновите страницу.\n');
  });
}

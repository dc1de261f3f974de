import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, listen } from './httpServer';

/** A file's text in a later version; null when that version has no such file. */
type Edit = (text: string) => string | null;

/** A club's server whose console can be replaced by another version under open pages. */
export class Deployment {
  url = '';
  /** True while the server accepts requests and responds to none. */
  isSilent = false;
  private readonly edits = new Map<string, Edit>();
  private readonly server = createServer((incoming, outgoing) => {
    if (!this.isSilent) this.pass(incoming, outgoing).catch(() => outgoing.destroy());
  });

  private constructor(private readonly target: string) {}

  static async create(target: string): Promise<Deployment> {
    const deployment = new Deployment(target);
    deployment.url = `http://127.0.0.1:${await listen(deployment.server)}`;
    return deployment;
  }

  close = (): Promise<void> => close(this.server);

  /** Paths of the console's files, as its worker lists them. */
  async listFiles(): Promise<string[]> {
    const text = await (await fetch(`${this.target}/sw.js`)).text();
    return [...text.matchAll(/"url":"([^"]+)"/g)].map(([, path]) => path!);
  }

  /** Path of the first script that contains the text. */
  async findScript(text: string): Promise<string> {
    for (const path of await this.listFiles()) {
      if (!path.endsWith('.js')) continue;
      if ((await (await fetch(this.target + path)).text()).includes(text)) return path;
    }
    throw new Error(`No script holds ${text}`);
  }

  /** Serves another version from now on, with new names for these files. */
  async deploy(version: string, renamed: readonly string[]): Promise<void> {
    const renameFiles = (text: string) =>
      renamed.reduce((all, path) => all.replaceAll(path, renameFile(path, version)), text);
    for (const path of renamed) {
      this.edits.set(path, () => null);
      const text = await (await fetch(this.target + path)).text();
      this.edits.set(renameFile(path, version), () => text);
    }
    this.edits.set('/sw.js', (text) =>
      renameFiles(text).replace(/"version":"\w+"/, `"version":"${version}"`),
    );
    this.edits.set('/', (page) =>
      renameFiles(page).replace('<head>', `<head><meta name="version" content="${version}" />`),
    );
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const { pathname } = new URL(url, this.target);
    const isPage = !pathname.startsWith('/api/') && !pathname.includes('.');
    const edit = this.edits.get(isPage ? '/' : pathname);
    const answer = await fetch(this.target + url, {
      method,
      headers: pickHeaders(incoming, edit !== undefined),
      ...(method !== 'GET' && { body: new Uint8Array(await buffer(incoming)) }),
    });
    const text = edit?.(await answer.clone().text());
    if (text === null) return void outgoing.writeHead(404).end();
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !OF_BODY.includes(name)),
    );
    if (text === undefined) {
      outgoing.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    } else {
      const type = isPage ? 'text/html; charset=utf-8' : 'text/javascript';
      outgoing.writeHead(200, { ...headers, 'content-type': type }).end(text);
    }
  }
}

/** Name of a file in a build with other sources: it has another hash. */
const renameFile = (path: string, version: string): string =>
  path.replace(/\.\w+\.js$/, `.${version}.js`);

/** Headers that are wrong for an edited text. */
const OF_BODY = ['content-encoding', 'content-length', 'transfer-encoding'];
const OF_CONNECTION = ['host', 'connection', 'content-length', 'accept-encoding'];

/** Headers of a forwarded request; an edited file must never be «not modified». */
function pickHeaders({ headers }: IncomingMessage, isEdited: boolean): Record<string, string> {
  const omitted = isEdited
    ? [...OF_CONNECTION, 'if-none-match', 'if-modified-since']
    : OF_CONNECTION;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !omitted.includes(name) ? [[name, value]] : [],
    ),
  );
}

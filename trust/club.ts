import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatBasicAuth } from '../__tests__/support/formatBasicAuth';
import { launchServer, type User } from '../__tests__/support/launchServer';

const SERVER = path.resolve('dist/server');
const PASSWORD = 'trust-password';

export type Ended = { code: number | null; output: string };

export type Ask = {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Another address that leads to the server. */
  via?: string;
};
export type Answered = { status: number; headers: Headers; json: unknown };

/** An answer that is not a success; any other error means that there was none. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

type ClubOptions = { token?: string; server?: string; databaseUrl?: string; user?: User };

/** The production server as a process of its own, on a database file and a free port. */
export class Club {
  /** Empty while none runs: somebody else's server may have its port by then. */
  url = '';
  /** How long its last start took, in milliseconds. */
  startMs = 0;
  #child: ChildProcess | undefined;
  /** The token of a session; it outlives every restart. */
  #token: string | undefined;
  /** The pair of the administrator. */
  readonly administrator = { username: 'admin', password: PASSWORD };
  /** Told of everything that the server prints. */
  onPrinted: (text: string) => void = () => undefined;

  /** What the server was started with, for the commands too. */
  #given: Record<string, string> = {};
  readonly #server: string;
  readonly #databaseUrl: string | undefined;
  readonly #user: User;

  /**
   * @param token of a session that the database in the folder holds already
   * @param server the folder of the built server
   * @param databaseUrl of a PostgreSQL database in place of the file in the folder
   * @param user who runs the server, where not who runs this
   */
  constructor(
    readonly folder = mkdtempSync(path.join(tmpdir(), 'trust-')),
    { token, server = SERVER, databaseUrl, user = {} }: ClubOptions = {},
  ) {
    this.#token = token;
    this.#server = server;
    this.#databaseUrl = databaseUrl;
    this.#user = user;
  }

  get databaseFile(): string {
    return path.join(this.folder, 'club.db');
  }

  /** The token of the session, once it has been started. */
  get token(): string {
    return this.#token ?? '';
  }

  /** Whether the running server has made its first backup of the day. */
  get hasDailyBackup(): boolean {
    const folder = path.join(this.folder, 'backups');
    return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('-daily.db'));
  }

  /** The running process's id; null where none runs. */
  get pid(): number | null {
    const child = this.#child;
    return child && child.exitCode === null && child.signalCode === null ? child.pid! : null;
  }

  /** The header of a signed-in administrator. */
  get authorization(): string {
    return formatBasicAuth('admin', this.token);
  }

  get #env(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: this.#databaseUrl ?? pathToFileURL(this.databaseFile).href,
      // Later it would only be compared, slowly.
      ADMIN_PASSWORD: this.#token === undefined ? PASSWORD : undefined,
      ...this.#given,
    };
  }

  /** @throws where it ends in place of listening; the error holds what it printed */
  async start(env: Record<string, string> = {}): Promise<void> {
    this.#given = env;
    const since = performance.now();
    const { url } = await launchServer(
      {
        command: [process.execPath, path.join(this.#server, 'main.js')],
        env: this.#env,
        user: this.#user,
        onPrinted: (text) => this.onPrinted(text),
      },
      (child) => (this.#child = child),
    );
    this.url = url;
    this.startMs = performance.now() - since;
    this.#token ??= await this.#signIn();
  }

  /** Starts it where that ought to be refused. @returns what it printed; null where it listens */
  async startRefused(env: Record<string, string> = {}): Promise<string | null> {
    try {
      await this.start(env);
      return null;
    } catch (error) {
      return String(error);
    }
  }

  async #signIn(): Promise<string> {
    const answer = await this.send('POST', '/api/auth/login', this.administrator);
    return (answer as { token: string }).token;
  }

  /** One exchange as it comes, refusals too. @throws where there is no answer */
  async ask(
    method: string,
    url: string,
    { body, headers, via = this.url }: Ask = {},
  ): Promise<Answered> {
    const response = await fetch(via + url, {
      method,
      headers: {
        authorization: this.authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, json };
  }

  /** @throws where the answer is not a success, or there is none */
  async send(method: string, url: string, body?: unknown): Promise<unknown> {
    const { status, json } = await this.ask(method, url, { body });
    if (status < 300) return json;
    throw new AnswerError(`${method} ${url}: ${status} ${JSON.stringify(json)}`);
  }

  /** Ends the server, and says how it ended and how long that took. */
  async end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return { code: null, ms: 0 };
    const since = performance.now();
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await exited;
    this.url = '';
    return { code, ms: Math.round(performance.now() - since) };
  }

  /** Runs one of the built commands on this club's database. */
  async command(name: 'admin' | 'backup' | 'restore', ...args: string[]): Promise<Ended> {
    const child = spawn(process.execPath, [path.join(this.#server, `${name}.js`), ...args], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += String(chunk)));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  /** Ends it as a power cut does, and removes its folder. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    // A backup that the server had begun is another process, and still writes there for a moment.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

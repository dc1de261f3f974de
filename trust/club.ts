import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatBasicAuth } from '../__tests__/support/formatBasicAuth';
import { launchServer, type User } from '../__tests__/support/launchServer';
import { removeFolder } from './removeFolder';

const SERVER = path.resolve('dist/server');
const PASSWORD = 'trust-password';

export type Ended = { code: number | null; output: string };

export type Ask = {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Another address of the same server. The request uses it. */
  via?: string;
};
export type Answered = { status: number; headers: Headers; json: unknown };

/** A response that is not a success. Any other error means that no response arrived. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

type ClubOptions = { token?: string; server?: string; databaseUrl?: string; user?: User };

/** The production server as a process, on a database file and a free port. */
export class Club {
  /** The server's address. Empty while no server runs, because another program may use its port then. */
  url = '';
  /** Duration of the last start, in milliseconds. */
  startMs = 0;
  #child: ChildProcess | undefined;
  /** The token of a session, which stays valid over each restart. */
  #token: string | undefined;
  /** The administrator's username and password. */
  readonly administrator = { username: 'admin', password: PASSWORD };
  /** Called with everything that the server prints. */
  onPrinted: (text: string) => void = () => undefined;

  /** Environment of the last start. The commands use it too. */
  #given: Record<string, string> = {};
  readonly #server: string;
  readonly #databaseUrl: string | undefined;
  readonly #user: User;

  /**
   * Creates a club without starting its server.
   * @param token a session's token that the folder's database already contains
   * @param server the folder of the built server
   * @param databaseUrl a PostgreSQL database that replaces the file in the folder
   * @param user the system user of the server; by default the current one
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

  /** The session's token; empty before the first start. */
  get token(): string {
    return this.#token ?? '';
  }

  /** True after the running server has made its first backup of the day. */
  get hasDailyBackup(): boolean {
    const folder = path.join(this.folder, 'backups');
    return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('-daily.db'));
  }

  /** Process id of the server. Null while no server runs. */
  get pid(): number | null {
    const child = this.#child;
    return child && child.exitCode === null && child.signalCode === null ? child.pid! : null;
  }

  /** Authorization header of the signed-in administrator. */
  get authorization(): string {
    return formatBasicAuth('admin', this.token);
  }

  get #env(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: this.#databaseUrl ?? pathToFileURL(this.databaseFile).href,
      // Later starts would only compare the password, which is slow.
      ADMIN_PASSWORD: this.#token === undefined ? PASSWORD : undefined,
      ...this.#given,
    };
  }

  /**
   * Starts the server.
   * @throws when the server exits instead of listening; the error contains its output
   */
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

  /**
   * Starts the server where the caller expects a refusal.
   * @returns the server's output, or null when it listens
   */
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

  /**
   * Sends one request and returns any response, including refusals.
   * @throws when no response arrives
   */
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

  /**
   * Sends one request.
   * @throws AnswerError when the response is not a success, another error when no response arrives
   */
  async send(method: string, url: string, body?: unknown): Promise<unknown> {
    const { status, json } = await this.ask(method, url, { body });
    if (status < 300) return json;
    throw new AnswerError(`${method} ${url}: ${status} ${JSON.stringify(json)}`);
  }

  /**
   * Ends the server.
   * @returns its exit code and the time that the exit took
   */
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

  /** Runs a built command on this club's database. */
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

  /** Kills the server as a power failure would, and removes its folder. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    removeFolder(this.folder);
  }
}

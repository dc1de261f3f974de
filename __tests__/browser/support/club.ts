import Database from 'better-sqlite3';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Application, Tournament } from '../../../src/domain/tournament/tournament';
import { createPasswords } from '../../../src/server/sessions/passwords';
import { startHere, startProcess, type Server } from './servers';

export const USERNAME = 'admin';
export const PASSWORD = 'корт-и-сетка-7';

/** A tournament that a test inserts into the database before the server starts. */
export type Seed = Partial<Omit<Tournament, 'id' | 'applications' | 'version'>> & {
  applications?: Partial<Application>[];
};

export type Session = { token: string; username: string };

/** Folder of a stopped server whose database has the administrator and a session. */
export type Template = { folder: string; session: Session };

type Options = {
  template?: Template;
  isProcess?: boolean;
  /** Clock of a server that runs in this process. */
  clock?: () => number;
};

/** A club's folder with its database, and the production server on a free port. */
export class Club {
  url = '';
  private server: Server | undefined;

  private constructor(
    readonly folder: string,
    /** Session in the copied template, valid in each copy; undefined without a template. */
    readonly session: Session | undefined,
    /** True when the server is a separate process, which a test can kill. */
    private readonly isProcess: boolean,
    private readonly clock?: () => number,
  ) {}

  get databaseFile(): string {
    return path.join(this.folder, 'club.db');
  }

  /** Creates a folder with a new database, or with a copy of a template's. */
  static async prepare({ template, isProcess = false, clock }: Options = {}): Promise<Club> {
    const folder = await mkdtemp(path.join(tmpdir(), 'club-'));
    if (template) await cp(template.folder, folder, { recursive: true });
    return new Club(folder, template?.session, isProcess, clock);
  }

  async start(variables: Record<string, string> = {}): Promise<void> {
    const start = this.isProcess ? startProcess : startHere;
    const environment = {
      PORT: '0',
      DATABASE_URL: `file:${this.databaseFile}`,
      // Hashing a password is slow; a database with an administrator does not need one.
      ...(!this.session && { ADMIN_PASSWORD: PASSWORD }),
      ...variables,
    };
    this.server = await start(environment, this.clock);
    this.url = this.server.url;
  }

  /** Stops the server: with a signal abruptly, without one gracefully as Ctrl+C does. */
  async stop(signal?: NodeJS.Signals): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await server?.stop(signal);
  }

  /** Starts on the same port as before, so that open pages find it. */
  startAgain(variables: Record<string, string> = {}): Promise<void> {
    return this.start({ ...variables, PORT: new URL(this.url).port });
  }

  async remove(): Promise<void> {
    await this.stop(this.isProcess ? 'SIGKILL' : undefined);
    // A backup started by the server may still write its last file.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /** Inserts tournaments into the database of a stopped server. */
  seed(tournaments: readonly Seed[]): void {
    const database = new Database(this.databaseFile);
    try {
      database.transaction(() => {
        for (const seed of tournaments) insert(database, seed);
      })();
    } finally {
      database.close();
    }
  }

  /** Stores a password hash that is fast to compare; the browser tests need no slow one. */
  async makePasswordCheap(): Promise<void> {
    const { hash } = createPasswords({ cost: 2, blockSize: 1, parallelization: 1 });
    const database = new Database(this.databaseFile);
    database.prepare('UPDATE administrators SET password_hash = ?').run(await hash(PASSWORD));
    database.close();
  }

  /** Signs in over HTTP and returns the session that the browser would store. */
  async signIn(): Promise<Session> {
    const response = await fetch(`${this.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: USERNAME, password: PASSWORD }),
    });
    if (!response.ok) throw new Error(`Sign-in: ${response.status}`);
    return (await response.json()) as Session;
  }
}

const DEFAULTS = {
  tournament_type: 'Мексикано',
  date: '2099-06-05',
  start_time: '10:00',
  end_time: null,
  level_from: 2,
  level_to: null,
  entry_fee: 1500,
  organizer_name: 'Ольга Смирнова',
  organizer_phone: '+7 (916) 123-45-67',
  created_at: '2026-05-01T09:00:00.000Z',
  updated_at: '2026-05-02T09:00:00.000Z',
};

const APPLICATION = {
  name: 'Иван Петров',
  level: 3.5,
  contact_phone: '+7 (903) 111-22-33',
  user_id: 777001,
  created_at: '2026-05-03T09:00:00.000Z',
};

function insertInto(database: Database.Database, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const marks = columns.map((column) => `@${column}`);
  return database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks.join(', ')})`)
    .run(row);
}

function insert(database: Database.Database, { applications = [], ...seed }: Seed): void {
  const { lastInsertRowid } = insertInto(database, 'tournaments', { ...DEFAULTS, ...seed });
  for (const application of applications) {
    const { id: _, user_id = APPLICATION.user_id, ...rest } = application;
    insertInto(database, 'applications', {
      ...APPLICATION,
      ...rest,
      user_id: typeof user_id === 'number' ? BigInt(user_id) : user_id,
      tournament_id: lastInsertRowid,
    });
  }
}

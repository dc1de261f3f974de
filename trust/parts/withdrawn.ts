import Sqlite from 'better-sqlite3';
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LINK_PURPOSES } from '../../src/domain/play/wire/links';
import { Club } from '../club';
import type { Play } from '../contract/plays';
import { createTournament } from '../hostile/honest';
import type { Piece } from '../part';

const CYCLES = 60;
const TOURNAMENTS = 3;
/** Number of withdrawals before the backup, and of those after it. */
const ACTS = 8;
/** Maximum withdrawn addresses that are requested after each restore, because the pages limit requests. */
const ASKED_MAX = 100;

/** States of the replaced database. */
const FATES = ['there', 'killed', 'gone'] as const;

const pathOf = (tournamentId: number): string => `/api/tournaments/${tournamentId}/play`;
const addressesOf = ({ links, signUp }: Play): string[] =>
  [signUp.path, links.live, links.score].filter((address) => address !== null);

/** Lists the ids of the entries with consent to show the full name. */
function listConsents(file: string): string[] {
  const sqlite = new Sqlite(file, { readonly: true });
  const query = 'SELECT id FROM play_entries WHERE public_name_consent IS NOT NULL';
  const ids = sqlite.prepare<[], string>(query).pluck().all();
  sqlite.close();
  return ids;
}

/** A club with all addresses and consents that exist or were withdrawn. */
class Withdrawals {
  club = new Club();
  readonly #current = new Map<number, string[]>();
  #withdrawn: string[] = [];
  readonly #endedConsents = new Set<string>();

  get current(): string[] {
    return [...this.#current.values()].flat();
  }

  async open(): Promise<void> {
    await this.club.start();
    for (let count = 0; count < TOURNAMENTS; count += 1) {
      const tournament = await this.club.send('POST', '/api/tournaments', createTournament(count));
      await this.#read((tournament as { id: number }).id);
    }
  }

  /** Reads a play. An ended address stays ended, also after a restore. */
  async #read(tournamentId: number): Promise<Play> {
    const play = (await this.club.send('GET', pathOf(tournamentId))) as Play;
    const now = addressesOf(play);
    const before = this.#current.get(tournamentId) ?? [];
    this.#withdrawn.push(...before.filter((address) => !now.includes(address)));
    this.#current.set(tournamentId, now);
    return play;
  }

  /** Adds a person with consent to show the full name, or ends such a consent by a correction. */
  async #consent(tournamentId: number): Promise<void> {
    const play = await this.#read(tournamentId);
    const agreed = play.entries.find(({ publicNameConsent }) => publicNameConsent !== null);
    if (agreed) {
      const { id, personVersion: seen, givenName, phone, level } = agreed;
      const body = { seen, givenName, familyName: 'Иванова', phone, level };
      await this.club.send('PUT', `${pathOf(tournamentId)}/entries/${id}`, body);
      this.#endedConsents.add(id);
      return;
    }
    const id = randomUUID();
    const person = { id, givenName: 'Анна', familyName: 'Крылова', phone: null, level: null };
    const body = { id: randomUUID(), entries: [person] };
    await this.club.send('POST', `${pathOf(tournamentId)}/entries`, body);
    const sqlite = new Sqlite(this.club.databaseFile);
    sqlite.prepare('UPDATE play_entries SET public_name_consent = 1 WHERE id = ?').run(id);
    sqlite.close();
  }

  async act(): Promise<void> {
    for (let count = 0; count < ACTS; count += 1) {
      const id = [...this.#current.keys()][randomInt(TOURNAMENTS)]!;
      const purpose = LINK_PURPOSES[randomInt(LINK_PURPOSES.length)]!;
      const kind = randomInt(4);
      if (kind === 0) await this.club.send('POST', `${pathOf(id)}/link`);
      else if (kind === 1) await this.club.send('POST', `${pathOf(id)}/links/${purpose}`);
      else if (kind === 2) await this.club.send('DELETE', `${pathOf(id)}/links/${purpose}`);
      else await this.#consent(id);
      await this.#read(id);
    }
  }

  async #count(addresses: readonly string[], wanted: number): Promise<number> {
    let others = 0;
    for (const address of addresses) {
      const { status } = await fetch(this.club.url + address);
      if (status !== wanted) others += 1;
    }
    return others;
  }

  /** Starts a server on the restored database, and checks all addresses and consents. */
  async judge(isGone: boolean) {
    // The restore ended the former session, so the club needs a new one.
    this.club = new Club(this.club.folder);
    await this.club.start();
    const session = await this.club.send('POST', '/api/auth/login', this.club.administrator);
    const ended = [...this.#withdrawn.slice(-ASKED_MAX), ...(isGone ? this.current : [])];
    const going = isGone ? [] : this.current;
    const consents = listConsents(this.club.databaseFile);
    const figures = {
      asked: ended.length,
      revived: await this.#count(ended, 404),
      lost: await this.#count(going, 200),
      revivedConsents: consents.filter((id) => isGone || this.#endedConsents.has(id)).length,
      untold: 'notice' in (session as object) ? 0 : 1,
    };
    for (const id of this.#current.keys()) await this.#read(id);
    return figures;
  }
}

async function opened() {
  const people = new Withdrawals();
  await people.open();

  return {
    async step(index: number) {
      const fate = FATES[index % FATES.length]!;
      const { club } = people;
      const backup = path.join(club.folder, 'kept.db');
      rmSync(backup, { force: true });
      await people.act();
      const commands = [await club.command('backup', backup)];
      await people.act();
      await club.end(fate === 'killed' ? 'SIGKILL' : 'SIGTERM');
      for (const name of readdirSync(club.folder)) {
        const isOld = name.includes('.before-restore-');
        const isMain = fate === 'gone' && /^club\.db(-wal|-shm)?$/.test(name);
        if (isOld || isMain) rmSync(path.join(club.folder, name));
      }
      commands.push(await club.command('restore', backup));
      const failed = commands.filter(({ code }) => code !== 0).length;
      return { cycles: 1, failed, ...(await people.judge(fate === 'gone')) };
    },
    close: () => people.club.remove(),
  };
}

/** Checks that withdrawn addresses and consents stay withdrawn after any restore. */
export const withdrawn: Piece = {
  title:
    'Addresses of sign-up pages, live pages and score links are made, made anew and taken away, and consents to be ' +
    'shown by the whole name are given and ended, before a backup and after it; then the server is stopped or ' +
    'killed, and the backup is put in place of the database, or of one that is gone.',
  steps: CYCLES,
  open: opened,
  figures: ({ cycles, failed, asked, revived, lost, revivedConsents, untold }) => [
    { what: 'restores', figure: cycles ?? 0 },
    { what: 'commands that failed', figure: failed ?? 0, wanted: 0 },
    { what: 'addresses asked for that were withdrawn, or may have been', figure: asked ?? 0 },
    { what: 'of them answered', figure: revived ?? 0, wanted: 0 },
    { what: 'addresses known to go on, and not answered', figure: lost ?? 0, wanted: 0 },
    { what: 'consents that came back', figure: revivedConsents ?? 0, wanted: 0 },
    { what: 'restores not told at the next sign-in', figure: untold ?? 0, wanted: 0 },
  ],
};

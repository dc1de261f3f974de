import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '../../../src/domain/play/consent';
import type { SentEvent } from '../../../src/server/play/checks';
import type { PlayAnswer } from '../../../src/server/play/playAnswer';
import { persons, roundBegins, scored } from '../../support/livePage';
import type { Club } from './club';
import { expect } from './everywhere';
import { playElsewhere } from './playElsewhere';
import { callServer, sendElsewhere } from './signing';

const PATH = '/api/tournaments/1/play';

/** The desk of an evening that others look on at, past the browser. */
export function liveDesk(club: Club) {
  const jsonOf = async <Body>(answer: Promise<Response>): Promise<Body> => {
    const response = await answer;
    expect(response.status).toBe(200);
    return (await response.json()) as Body;
  };
  const read = () => jsonOf<PlayAnswer>(callServer(club, club.session!.token, 'GET', PATH));
  const post = (place: string, body: object) =>
    jsonOf<PlayAnswer>(sendElsewhere(club, 'POST', PATH + place, body));
  const change = (events: readonly SentEvent[]) =>
    post('/changes', { id: randomUUID(), events, undoes: null });

  return {
    read,

    /** Enters players, and makes the live page. @returns its path */
    async open(names: readonly string[]): Promise<string> {
      await read();
      await post('/entries', { id: randomUUID(), entries: persons(...names) });
      return (await post('/links/live', {})).links.live!;
    },

    /** Shows whole names; everybody has agreed to that, for which only a sign-up asks (SEEN-71). */
    async showWholeNames(): Promise<void> {
      const database = new Database(club.databaseFile);
      database.prepare('UPDATE play_entries SET public_name_consent = ?').run(CONSENT_VERSION);
      database.close();
      await playElsewhere(club).set({ showsFullNames: true });
    },

    /** @param minutes so long ago */
    begin: async (minutes = 0) =>
      change(roundBegins(await read(), new Date(Date.now() - minutes * 60_000).toISOString())),

    score: async (court: number, a: number, b: number) => change(scored(await read(), court, a, b)),

    finish: () =>
      change([
        {
          kind: 'outcomeChanged',
          from: { finishedAt: null },
          to: { finishedAt: new Date().toISOString() },
        },
      ]),
  };
}

/** So many players whose public names are unlike each other. */
export const manyNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const given = ['Анна', 'Константин', 'Екатерина', 'Павел', 'Александр'][index % 5]!;
    const family = ['Крылова', 'Белов', 'Зимин', 'Орлов', 'Ветров', 'Рябов', 'Громов', 'Юдин'];
    return `${given} ${family[Math.floor(index / 5)]!}`;
  });

import { randomUUID } from 'node:crypto';
import { createPersons, createNextRoundEvents, createScoreEvents } from '../../support/playEvents';
import type { Club } from './club';
import { expect } from './everywhere';
import { createOtherDesk } from './otherDesk';
import { sendElsewhere } from './signIn';

const PATH = '/api/tournaments/1/play';

/** Changes a play with a live page through the API, without the browser. */
export function createLivePageDesk(club: Club) {
  const { read, change, openLink, set } = createOtherDesk(club);

  return {
    read,

    /** Adds players and creates the live page. @returns its path */
    async open(names: readonly string[]): Promise<string> {
      await read();
      const body = { id: randomUUID(), entries: createPersons(...names) };
      const answer = await sendElsewhere(club, 'POST', `${PATH}/entries`, body);
      expect(answer.status).toBe(200);
      return openLink('live');
    },

    /**
     * Creates the live page with full names: players sign up on their own page and consent (SEEN-71).
     * @param passSeconds moves the server's time as if the form took that long
     * @returns its path
     */
    async openWholeNames(
      names: readonly string[],
      passSeconds: (seconds: number) => void,
    ): Promise<string> {
      await set({ showsFullNames: true });
      const url = club.url + (await read()).signUp.path;
      const [, form = ''] = /name="form" value="([^"]+)"/.exec(await (await fetch(url)).text())!;
      passSeconds(5);
      for (const { givenName, familyName, phone } of createPersons(...names)) {
        const fields = { form, givenName, familyName, phone, consent: 'yes', publicName: 'yes' };
        const body = new URLSearchParams(fields);
        expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
      }
      return openLink('live');
    },

    /** @param minutes since the start */
    startRound: async (minutes = 0) =>
      change(
        createNextRoundEvents(await read(), new Date(Date.now() - minutes * 60_000).toISOString()),
      ),

    score: async (court: number, a: number, b: number) =>
      change(createScoreEvents(await read(), court, a, b)),

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

/** Players whose public names differ. */
export const createNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const given = ['Анна', 'Константин', 'Екатерина', 'Павел', 'Александр'][index % 5]!;
    const family = ['Крылова', 'Белов', 'Зимин', 'Орлов', 'Ветров', 'Рябов', 'Громов', 'Юдин'];
    return `${given} ${family[Math.floor(index / 5)]!}`;
  });

import { randomUUID } from 'node:crypto';
import type { Entry, EntryPerson, EntryState } from '../../../src/domain/play/entry';
import type { PlaySettings } from '../../../src/domain/play/settings';
import type { PlayAnswer } from '../../../src/server/play/playAnswer';
import type { Club } from './club';
import { expect } from './everywhere';
import { callServer, sendElsewhere } from './signing';

/** Changes the play of a tournament past the browser, as another device would. */
export function playElsewhere(club: Club, tournamentId = 1) {
  const path = `/api/tournaments/${tournamentId}/play`;
  async function call(answer: Promise<Response>): Promise<PlayAnswer> {
    const response = await answer;
    expect(response.status).toBe(200);
    return (await response.json()) as PlayAnswer;
  }
  const post = (place: string, body: object) =>
    call(sendElsewhere(club, 'POST', path + place, body));
  const read = () => call(callServer(club, club.session!.token, 'GET', path));
  const change = (events: readonly object[]) =>
    post('/changes', { id: randomUUID(), events, undoes: null });
  const before = (values: object, to: object) =>
    Object.fromEntries(Object.keys(to).map((name) => [name, values[name as keyof object]]));

  return {
    read,

    async set(to: Partial<PlaySettings>): Promise<void> {
      const from = before((await read()).settings, to);
      await change([{ kind: 'settingsChanged', from, to }]);
    },

    /** @param given the given name of the entry that is changed */
    async mark(given: string, to: Partial<EntryState>): Promise<void> {
      const entry: Entry = (await read()).entries.find(({ givenName }) => givenName === given)!;
      await change([{ kind: 'entryChanged', entryId: entry.id, from: before(entry, to), to }]);
    },

    /** Corrects the person of that given name. */
    async correct(given: string, to: Partial<EntryPerson>): Promise<void> {
      const entry: Entry = (await read()).entries.find(({ givenName }) => givenName === given)!;
      const { givenName, familyName, phone, level, personVersion: seen } = entry;
      const body = { seen, givenName, familyName, phone, level, ...to };
      await call(sendElsewhere(club, 'PUT', `${path}/entries/${entry.id}`, body));
    },

    async add(...givenNames: string[]): Promise<void> {
      const entries = givenNames.map((givenName) => ({
        id: randomUUID(),
        givenName,
        familyName: '',
        phone: null,
        level: null,
      }));
      await post('/entries', { id: randomUUID(), entries });
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { LinkPurpose } from '../../src/domain/play/wire/links';
import type { CarriedSettings } from '../../src/domain/play/model/carriedSettings';
import type { Entry, EntryState, EntryStatus } from '../../src/domain/play/model/entry';
import type { EntryChangedEvent, SettingsChangedEvent } from '../../src/domain/play/log/events';
import { listIdsWithStatus } from '../../src/domain/play/roster/roster';
import type { PlaySettings } from '../../src/domain/play/model/settings';
import type { WishKind } from '../../src/domain/draw/base/wishes';
import type { PlayResponse, PlayChangeResponse } from '../../src/server/play/contract/playResponse';
import type { PlayChangeRequest } from '../../src/server/play/plays';
import { formatAuthorization, PASSWORD, USERNAME, type TestApp } from './serverApp';

type Problem = { message: string; fieldErrors?: Record<string, string>; current?: PlayResponse };
type Answered<Body> = { status: number; json: Body & Problem };

/** A person in the form in which the desk adds players. */
export const createPerson = (given: string, changes: object = {}) => ({
  id: randomUUID(),
  givenName: given,
  familyName: '',
  phone: null,
  level: null,
  ...changes,
});

/**
 * The desk of one tournament's play, with requests to the server.
 * @param authorization header of a session: checking a password is slow, and many checks at once are refused
 */
export function createPlayDesk(
  club: TestApp,
  tournamentId = 1,
  authorization = formatAuthorization(PASSWORD),
) {
  const path = `/api/tournaments/${tournamentId}/play`;
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    place: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const { status, json } = await club.send({
      method,
      url: path + place,
      headers: { authorization, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status, json } as unknown;
  }
  const change = (request: Partial<PlayChangeRequest>) =>
    call('POST', '/changes', {
      id: randomUUID(),
      events: [],
      undoes: null,
      ...request,
    }) as Promise<Answered<PlayChangeResponse>>;

  const read = () => call('GET', '') as Promise<Answered<PlayResponse>>;

  const readEntries = async () => (await read()).json.entries;

  return {
    read,
    change,
    undo: (undoes: string) => change({ undoes }),
    readHistory: () => call('GET', '/history') as Promise<Answered<PlayChangeResponse['change'][]>>,
    openLink: (purpose: LinkPurpose) =>
      call('POST', `/links/${purpose}`) as Promise<Answered<PlayResponse>>,
    closeLink: (purpose: LinkPurpose) =>
      call('DELETE', `/links/${purpose}`) as Promise<Answered<PlayResponse>>,
    setWishes: (entryIds: readonly string[], kind: WishKind | null) =>
      call('PUT', '/wishes', { entryIds, kind }) as Promise<Answered<PlayResponse>>,
    setUsual: (settings: CarriedSettings) =>
      call('PUT', '/usual', settings) as Promise<Answered<PlayResponse>>,
    renewLink: () => call('POST', '/link') as Promise<Answered<PlayResponse>>,

    add: (entries: readonly object[], id = randomUUID() as string) =>
      call('POST', '/entries', { id, entries }) as Promise<Answered<PlayChangeResponse>>,

    correct: (
      entryId: string,
      { expectedVersion, ...body }: { expectedVersion: number } & Record<string, unknown>,
    ) =>
      call('PUT', `/entries/${entryId}`, body, {
        'if-match': `"${expectedVersion}"`,
      }) as Promise<Answered<PlayResponse>>,

    /** Changes settings from their current values. */
    async set(to: Partial<PlaySettings>) {
      const { settings } = (await read()).json;
      const from = Object.fromEntries(
        Object.keys(to).map((name) => [name, settings[name as keyof PlaySettings]]),
      );
      const event: SettingsChangedEvent = { kind: 'settingsChanged', from, to };
      return change({ events: [event] });
    },

    /**
     * Creates the event that changes an entry from its current values. The entry is found by the person's given name.
     */
    async createEvent(given: string, to: Partial<EntryState>): Promise<EntryChangedEvent> {
      const entry = (await readEntries()).find(({ givenName }) => givenName === given)!;
      const from = Object.fromEntries(
        Object.keys(to).map((name) => [name, entry[name as keyof Entry]]),
      );
      return { kind: 'entryChanged', entryId: entry.id, from, to };
    },

    async mark(given: string, to: Partial<EntryState>) {
      return change({ events: [await this.createEvent(given, to)] });
    },

    /** Given names of each part of the roster, in order. */
    async readRoster() {
      const entries = await readEntries();
      const byId = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
      const listNames = (...statuses: EntryStatus[]) =>
        listIdsWithStatus(byId, ...statuses).map((id) => byId[id]!.givenName);
      return {
        confirmed: listNames('confirmed'),
        waiting: listNames('waiting'),
        gone: listNames('declined', 'withdrawn'),
      };
    },

    async readEntry(given: string): Promise<Entry> {
      return (await readEntries()).find(({ givenName }) => givenName === given)!;
    },
  };
}

/** Opens a session. Returns its Authorization header. */
export async function openSession(club: TestApp): Promise<string> {
  const credentials = { username: USERNAME, password: PASSWORD };
  return formatAuthorization((await club.call('POST', '/api/auth/login', credentials)).json.token);
}

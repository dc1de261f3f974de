import { randomUUID } from 'node:crypto';
import type { WishKind } from '../../../src/domain/draw/base/wishes';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import { createResultEvent } from '../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import type { Entry, EntryPerson, EntryState } from '../../../src/domain/play/model/entry';
import { listStartedRounds } from '../../../src/domain/play/model/round';
import type { PlaySettings } from '../../../src/domain/play/model/settings';
import { formatFullName } from '../../../src/domain/play/people/names';
import type { LinkPurpose } from '../../../src/domain/play/wire/links';
import type { PlayResponse } from '../../../src/server/play/contract/playResponse';
import type { Club } from './club';
import { expect } from './everywhere';
import { callServer, sendElsewhere } from './signIn';

const AT = '2026-11-25T16:00:00.000Z';

/** Changes a tournament's play through the API, as another device would. */
export function createOtherDesk(club: Club, tournamentId = 1) {
  const path = `/api/tournaments/${tournamentId}/play`;
  async function call(answer: Promise<Response>): Promise<PlayResponse> {
    const response = await answer;
    expect(response.status).toBe(200);
    return (await response.json()) as PlayResponse;
  }
  const post = (place: string, body: object) =>
    call(sendElsewhere(club, 'POST', path + place, body));
  const read = () => call(callServer(club, club.session!.token, 'GET', path));
  const change = (events: readonly object[]) =>
    post('/changes', { id: randomUUID(), events, undoes: null });
  const before = (values: object, to: object) =>
    Object.fromEntries(Object.keys(to).map((name) => [name, values[name as keyof object]]));

  async function startRound(): Promise<void> {
    const context = { format: FORMATS.Американо, levelOf: () => null } as const;
    const state = toPlayState(await read());
    const plan = { planned: listStartedRounds(state.rounds).length + 1, seed: 1, context };
    await change(createStartRoundEvents(state, AT, plan));
  }

  return {
    read,
    change,

    /** Creates the address of a public page (SEEN-1). @returns its path */
    async openLink(purpose: LinkPurpose): Promise<string> {
      return (await post(`/links/${purpose}`, {})).links[purpose]!;
    },

    /** Draws the next round by lot and starts it. */
    startRound,

    async set(to: Partial<PlaySettings>): Promise<void> {
      const from = before((await read()).settings, to);
      await change([{ kind: 'settingsChanged', from, to }]);
    },

    setWish: (entryIds: readonly string[], kind: WishKind) =>
      call(sendElsewhere(club, 'PUT', `${path}/wishes`, { entryIds, kind })),

    /** @param given given name of the entry to change */
    async mark(given: string, to: Partial<EntryState>): Promise<void> {
      const entry: Entry = (await read()).entries.find(({ givenName }) => givenName === given)!;
      await change([{ kind: 'entryChanged', entryId: entry.id, from: before(entry, to), to }]);
    },

    /** Corrects the person with that given name. */
    async correct(given: string, to: Partial<EntryPerson>): Promise<void> {
      const entry: Entry = (await read()).entries.find(({ givenName }) => givenName === given)!;
      const { givenName, familyName, phone, level, personVersion } = entry;
      const body = { givenName, familyName, phone, level, ...to };
      const headers = { 'If-Match': `"${personVersion}"` };
      await call(sendElsewhere(club, 'PUT', `${path}/entries/${entry.id}`, body, headers));
    },

    /** Enters a result in the current round: the first pair's points on a court, to a sum of 24. */
    async score(court: number, a: number): Promise<void> {
      const round = listStartedRounds((await read()).rounds).at(-1)!;
      const match = round.matches.find((one) => one.court === court)!;
      await change([createResultEvent(round, match, { a, b: 24 - a, mark: null })]);
    },

    /**
     * Plays and ends a round on each court. The player with this given name and their partner get the most points.
     * @returns the full names of the two
     */
    async playOut(given: string): Promise<string[]> {
      await startRound();
      const { entries, rounds } = await read();
      const nameOf = (id: string) => formatFullName(entries.find((one) => one.id === id)!);
      const isFirst = (pair: readonly string[]) => pair.some((id) => nameOf(id).startsWith(given));
      const [round] = rounds;
      const scores = round!.matches.map((match) => {
        const a = isFirst(match.a) ? 24 : isFirst(match.b) ? 0 : 12;
        return createResultEvent(round!, match, { a, b: 24 - a, mark: null });
      });
      const ended = { kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt: AT } };
      await change([...scores, ended]);
      return round!.matches
        .flatMap(({ a, b }) => [a, b])
        .find(isFirst)!
        .map(nameOf);
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

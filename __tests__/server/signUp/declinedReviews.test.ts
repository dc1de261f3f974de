import { randomUUID } from 'node:crypto';
import type { EntryChangedEvent, PlayEvent } from '../../../src/domain/play/log/events';
import { createEntryState, type EntryState } from '../../../src/domain/play/model/entry';
import { removeUnusedPlayers } from '../../../src/server/players/identity/unusedPlayers';
import { removeExpiredReviews } from '../../../src/server/signUp/removeExpiredReviews';
import { judgePlay } from '../../../trust/plays/judgePlay';
import { createPersons } from '../../support/playEvents';
import { readPlayers } from '../../support/playerSamples';
import { cancelReview, signUpForReview } from '../../support/reviewForms';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { getLocation, openSignUpPage, toText } from '../../support/signUpPage';

const DAY = 86_400_000;
const PLAYED = Date.parse('2026-06-20T09:00:00.000Z');

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{ date: '2026-06-20' }] });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

const readLog = () =>
  club.database.selectFrom('play_changes').select('id').where('beside', 'is', null).execute();
const listPlayerIds = () => club.database.selectFrom('players').select('id').execute();
const readStatus = async (given: string) => (await page.desk.readEntry(given)).status;
const readHistoryLength = async () => (await page.desk.readHistory()).json.length;

async function signUp() {
  const { form, answer } = await signUpForReview(page);
  const { id } = await page.desk.readEntry(form.givenName);
  const readOwnPage = async () => toText((await page.get(getLocation(answer))).body);
  return { id, name: form.givenName, answer, readOwnPage };
}

async function decline(name: string): Promise<string> {
  const { status, json } = await page.desk.mark(name, { status: 'declined' });
  expect(status).toBe(200);
  return json.change.id;
}

test('APPLY-8, APPLY-12, ROSTER-14, PLAYER-2: a decline is in the history, is taken back and made again, and never in the log', async () => {
  const { name, readOwnPage } = await signUp();
  const first = await decline(name);
  expect(await readOwnPage()).toContain('Клуб её отклонил');
  expect((await page.desk.undo(first)).status).toBe(200);
  expect(await readStatus(name)).toBe('review');
  expect(await readOwnPage()).toContain('Заявка на проверке');
  await decline(name);
  expect(await readStatus(name)).toBe('declined');
  const history = (await page.desk.readHistory()).json;
  expect(history.map(({ undoes }) => undoes)).toEqual([null, first, null]);
  expect(history[0]).toMatchObject({ username: 'admin', events: [{ to: { status: 'declined' } }] });
  expect(await readLog()).toEqual([]);
  expect(await readPlayers(club)).toEqual([]);
  await removeUnusedPlayers(club.database, () => NOW);
  expect(await listPlayerIds()).toEqual([]);
});

test('ROSTER-14, APPLY-4, APPLY-12: a declined player is taken in, and both are undone separately', async () => {
  const { name, readOwnPage } = await signUp();
  const declined = await decline(name);
  const accepted = await page.desk.mark(name, { status: 'confirmed' });
  expect(accepted.status).toBe(200);
  expect(await readOwnPage()).toContain('Вы в основном составе');
  expect(await readPlayers(club)).toMatchObject([{ givenName: name }]);
  const { applications } = (await club.call('GET', '/api/tournaments/1')).json;
  expect(applications).toHaveLength(1);
  // The entry is no longer declined, so the earlier decline cannot be undone.
  expect((await page.desk.undo(declined)).status).toBe(412);
  expect((await page.desk.undo(accepted.json.change.id)).status).toBe(200);
  expect(await readStatus(name)).toBe('declined');
  expect((await page.desk.undo(declined)).status).toBe(200);
  expect(await readStatus(name)).toBe('review');
  expect((await page.desk.add(createPersons('Аня'))).status).toBe(200);
});

test('APPLY-12, PLAY-11: the history without the declines outside of the log gives the play, also once one is accepted', async () => {
  const server: Parameters<typeof judgePlay>[0][number] = {
    ask: async (_, url) => ({ ...(await club.call('GET', url)), headers: new Headers() }),
  };
  const { name } = await signUp();
  await page.desk.add(createPersons('Аня'));
  await decline(name);
  expect(await judgePlay([server], 1, [])).toMatchObject({ unlike: 0 });
  expect((await page.desk.mark(name, { status: 'confirmed' })).status).toBe(200);
  expect(await judgePlay([server], 1, [])).toMatchObject({ unlike: 0 });
});

test('APPLY-12, ROSTER-14: the desk declines who has withdrawn, and that is taken back to where it was', async () => {
  const { name, answer } = await signUp();
  await cancelReview(page, answer);
  const declined = await decline(name);
  await page.desk.undo(declined);
  expect(await readStatus(name)).toBe('withdrawn');
  expect(await readLog()).toEqual([]);
});

test('ROSTER-15, APPLY-12: two devices may both decline, and a later acceptance is refused', async () => {
  const { name } = await signUp();
  const other = await page.desk.createEvent(name, { status: 'declined' });
  const accepting = await page.desk.createEvent(name, { status: 'confirmed' });
  const first = await decline(name);
  const second = await page.desk.change({ events: [other] });
  expect([second.status, second.json.change.events]).toEqual([200, []]);
  expect((await page.desk.change({ events: [accepting] })).status).toBe(412);
  // The second change was empty, so undoing it changes nothing.
  expect((await page.desk.undo(second.json.change.id)).status).toBe(200);
  expect(await readStatus(name)).toBe('declined');
  expect((await page.desk.undo(first)).status).toBe(200);
  expect(await readStatus(name)).toBe('review');
});

describe.each([
  ['at once', NOW],
  ['after the keys are gone', NOW + 3 * DAY],
])('TRUST-85, ROSTER-15: a decline that is sent again %s', (_, now) => {
  const id = randomUUID();

  test('is one change, and another one with its id is refused', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const event = await page.desk.createEvent(one.name, { status: 'declined' });
    const { json } = await page.desk.change({ id, events: [event] });
    const length = await readHistoryLength();
    club.setNow(now);
    const again = await page.desk.change({ id, events: [event] });
    expect([again.status, again.json.change]).toEqual([200, json.change]);
    const another = await page.desk.createEvent(other.name, { status: 'declined' });
    expect((await page.desk.change({ id, events: [another] })).status).toBe(422);
    expect(await readHistoryLength()).toBe(length);
  });

  test('is known also where it was accepted since, and where another device had declined it already', async () => {
    const { name } = await signUp();
    const event = await page.desk.createEvent(name, { status: 'declined' });
    await page.desk.change({ id, events: [event] });
    const second = randomUUID();
    await page.desk.change({ id: second, events: [event] });
    await page.desk.mark(name, { status: 'confirmed' });
    club.setNow(now);
    for (const sent of [id, second]) {
      expect((await page.desk.change({ id: sent, events: [event] })).status).toBe(200);
    }
    expect(await readStatus(name)).toBe('confirmed');
  });
});

test('APPLY-12: many are declined by one change, which is outside of the log unless it contains more', async () => {
  const people = [await signUp(), await signUp(), await signUp()];
  const [anna] = createPersons('Аня');
  await page.desk.add([anna!]);
  const before = await readLog();
  const createEvents = (names: readonly string[]) =>
    Promise.all(names.map((name) => page.desk.createEvent(name, { status: 'declined' })));
  const [one, two, three] = people.map(({ name }) => name);
  await page.desk.change({ events: await createEvents([one!, two!]) });
  expect(await readLog()).toEqual(before);
  const mixed = await page.desk.change({ events: await createEvents([three!, 'Аня']) });
  expect(await readLog()).toHaveLength(before.length + 2);
  const { gone } = await page.desk.readRoster();
  expect(gone).toHaveLength(4);
  expect((await page.desk.undo(mixed.json.change.id)).status).toBe(200);
  expect(await readStatus(three!)).toBe('review');
});

test('APPLY-12: the rank of a declined entry can be changed, also outside of the log', async () => {
  const [one, two] = [await signUp(), await signUp()];
  for (const { name } of [one, two]) await decline(name);
  expect((await page.desk.mark(one.name, { rank: 'a9' })).status).toBe(200);
  expect((await page.desk.mark(two.name, { rank: 'a5' })).status).toBe(200);
  expect((await page.desk.readRoster()).gone).toEqual([two.name, one.name]);
  expect(await readLog()).toEqual([]);
});

test('APPLY-12, TRUST-77: a declined one goes 30 days after the tournament, and its change stays in the history', async () => {
  const { id, name, answer } = await signUp();
  const declined = await decline(name);
  await removeExpiredReviews(club.database, () => PLAYED + 30 * DAY);
  expect(await readStatus(name)).toBe('declined');
  await removeExpiredReviews(club.database, () => PLAYED + 31 * DAY);
  expect((await page.desk.read()).json.entries).toEqual([]);
  expect((await page.get(getLocation(answer))).statusCode).toBe(404);
  expect((await page.desk.readHistory()).json[0]!.events).toMatchObject([{ entryId: id }]);
  expect((await page.desk.undo(declined)).status).toBe(422);
  expect((await page.desk.add(createPersons('Аня'))).status).toBe(200);
});

describe('APPLY-12, PLAYER-2: a log that an older program has written, with both changes in it', () => {
  const added = (entryId: string, state: EntryState): PlayEvent => ({
    kind: 'entryAdded',
    ...{ entryId, state },
  });
  const declinedEvent = (entryId: string): EntryChangedEvent => ({
    kind: 'entryChanged',
    entryId,
    ...{ from: { status: 'review' }, to: { status: 'declined' } },
  });

  async function storeAsBefore(entryId: string): Promise<string> {
    const id = randomUUID();
    const change = { tournament_id: 1, at: new Date(NOW).toISOString(), undoes: null };
    await club.database
      .insertInto('play_changes')
      .values(
        [
          {
            id: randomUUID(),
            username: null,
            event: added(entryId, createEntryState('review', 'a0')),
          },
          { id, username: 'admin', event: declinedEvent(entryId) },
        ].map(({ event, ...rest }) => ({ ...change, ...rest, events: JSON.stringify([event]) })),
      )
      .execute();
    await club.database
      .updateTable('play_entries')
      .set({ review_state: null, status: 'declined' })
      .where('id', '=', entryId)
      .execute();
    await page.desk.set({ showsFullNames: true });
    return id;
  }

  test('is no player, sees that, and is under review again after an undo', async () => {
    const { id, name, readOwnPage } = await signUp();
    const declined = await storeAsBefore(id);
    expect(await readOwnPage()).toContain('Клуб её отклонил');
    expect(await readPlayers(club)).toEqual([]);
    expect(await listPlayerIds()).toEqual([]);
    expect((await page.desk.undo(declined)).status).toBe(200);
    expect(await readStatus(name)).toBe('review');
    await decline(name);
    expect(await listPlayerIds()).toEqual([]);
  });

  test('is a player with an application once it is accepted', async () => {
    const { id, name } = await signUp();
    await storeAsBefore(id);
    expect((await page.desk.mark(name, { status: 'confirmed' })).status).toBe(200);
    expect(await readPlayers(club)).toMatchObject([{ givenName: name }]);
  });
});

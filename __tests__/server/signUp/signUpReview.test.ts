import { randomUUID } from 'node:crypto';
import type { EntryChangedEvent } from '../../../src/domain/play/log/events';
import { foldChanges } from '../../../src/domain/play/log/fold';
import { createEntryState, type EntryStatus } from '../../../src/domain/play/model/entry';
import type { PlayerExport } from '../../../src/domain/players/export/exportWire';
import { removeExpiredReviews } from '../../../src/server/signUp/removeExpiredReviews';
import { createPersons, createNextRoundEvents } from '../../support/playEvents';
import { PLAYERS_URL, findPlayer, readPlayers } from '../../support/playerSamples';
import { createPerson } from '../../support/playDesk';
import { cancelReview, createReviewForm, signUpForReview } from '../../support/reviewForms';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { getLocation, openSignUpPage, toText } from '../../support/signUpPage';

const DAY = 86_400_000;
const REVIEW_MAX = 500;
const AFTER = Date.parse('2026-06-25T09:00:00.000Z');

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{ date: '2026-06-20' }, {}] });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

const signUp = (form?: ReturnType<typeof createReviewForm>) => signUpForReview(page, form);
const cancel = (answer: Parameters<typeof cancelReview>[1]) => cancelReview(page, answer);
const listRows = (table: 'play_changes' | 'players') =>
  club.database.selectFrom(table).select('id').execute();
const readStatus = async (given: string) => (await page.desk.readEntry(given)).status;

/** Stores earlier sign-ups directly, which is faster than sending that many forms. */
async function addEarlier(length: number, status: EntryStatus): Promise<void> {
  const rows = Array.from({ length }, (_, index) => ({
    id: randomUUID(),
    tournament_id: 1,
    application_id: null,
    given_name: `Раньше${index}`,
    family_name: 'Шубин',
    phone: '+7 (963) 147-29-80',
    level: null,
    source: 'signUp' as const,
    status,
    consent_version: null,
    cancel_hash: null,
    created_at: new Date(NOW).toISOString(),
    review_state: JSON.stringify(createEntryState('review', 'a0')),
  }));
  await club.database.insertInto('play_entries').values(rows).execute();
}

test('APPLY-12: a player who cancels while under review, and comes again, is counted again', async () => {
  await addEarlier(REVIEW_MAX - 5, 'withdrawn');
  for (let time = 0; time < 5; time += 1) {
    const { answer } = await signUp();
    expect(answer.statusCode).toBe(303);
    await cancel(answer);
  }
  expect((await signUp()).answer.statusCode).toBe(503);
  expect(await listRows('play_changes')).toEqual([]);
  expect(await readPlayers(club)).toEqual([]);
  expect(await listRows('players')).toEqual([]);
});

test('APPLY-12: a decline makes room for the next one', async () => {
  await addEarlier(REVIEW_MAX - 1, 'review');
  const { form } = await signUp();
  expect((await signUp()).answer.statusCode).toBe(503);
  await page.desk.mark(form.givenName, { status: 'declined' });
  expect((await signUp()).answer.statusCode).toBe(303);
});

test('APPLY-8, APPLY-12: under review and withdrawn, entry page and desk say so', async () => {
  const { form, answer } = await signUp();
  const own = async () => toText((await page.get(getLocation(answer))).body);
  const { version } = (await page.desk.read()).json;
  expect(await own()).toContain('Заявка на проверке');
  expect(await readStatus(form.givenName)).toBe('review');
  await cancel(answer);
  expect(await own()).toContain('Запись отменена');
  expect(await readStatus(form.givenName)).toBe('withdrawn');
  expect((await page.desk.read()).json.version).toBeGreaterThan(version);
  await cancel(answer);
  expect((await page.desk.readHistory()).json).toEqual([]);
});

test.each(['confirmed', 'waiting'] as const)(
  'APPLY-12: comes into the history once the desk says %s, and is under review again where that is undone',
  async (status) => {
    await page.desk.set({ variant: 'mixed' });
    const { form } = await signUp(createReviewForm({ sex: 'f' }));
    const before = (await page.desk.readHistory()).json.length;
    const { json } = await page.desk.mark(form.givenName, { status });
    expect(await page.desk.readEntry(form.givenName)).toMatchObject({ status, sex: 'f' });
    const history = (await page.desk.readHistory()).json;
    expect(history).toHaveLength(before + 2);
    expect(history[1]).toMatchObject({ username: null, at: new Date(NOW).toISOString() });
    expect(await findPlayer(club, form.givenName)).toBeDefined();
    expect((await page.desk.undo(json.change.id)).status).toBe(200);
    expect(await page.desk.readEntry(form.givenName)).toMatchObject({ status: 'review', sex: 'f' });
    expect(await readPlayers(club)).toEqual([]);
  },
);

test('APPLY-4, APPLY-12: a player who withdrew under review, and is taken in by the desk, has an application', async () => {
  const { form, answer } = await signUp();
  await cancel(answer);
  expect((await page.desk.mark(form.givenName, { status: 'confirmed' })).status).toBe(200);
  const { applications } = (await club.call('GET', '/api/tournaments/1')).json;
  expect(applications.map(({ name }) => name)).toEqual([`${form.givenName} Шубин`]);
  expect(await readPlayers(club)).toMatchObject([{ givenName: form.givenName }]);
});

test('ROSTER-15: an acceptance while the player withdraws is a conflict', async () => {
  const { form, answer } = await signUp();
  const event = await page.desk.createEvent(form.givenName, { status: 'confirmed' });
  await cancel(answer);
  expect((await page.desk.change({ events: [event] })).status).toBe(412);
  expect(await listRows('play_changes')).toEqual([]);
});

describe('APPLY-12: the history contains all that the desk changes in review', () => {
  type Say = (id: string, others: readonly string[]) => Promise<{ status: number }>;
  const changed = (entryId: string, from: object, to: object): EntryChangedEvent => ({
    kind: 'entryChanged',
    ...{ entryId, from, to },
  });
  const correction = { givenName: 'Олег', familyName: '', phone: null, level: null };
  const cases: [string, Say][] = [
    ['a correction', (id) => page.desk.correct(id, { expectedVersion: 1, ...correction })],
    ['a mark', (id) => page.desk.change({ events: [changed(id, { sex: null }, { sex: 'm' })] })],
    [
      'a pair',
      (id, [other]) =>
        page.desk.change({
          events: [
            changed(other!, { partner: null }, { partner: id }),
            changed(id, { partner: null }, { partner: other! }),
          ],
        }),
    ],
    [
      'a place in a round',
      async (id, [other]) => {
        const events = createNextRoundEvents(
          (await page.desk.read()).json,
          new Date(NOW).toISOString(),
        );
        const text = JSON.stringify(events).replaceAll(other!, id);
        return page.desk.change({ events: JSON.parse(text) as typeof events });
      },
    ],
  ];
  test.each(cases)('%s', async (_, say) => {
    const others = createPersons('Аня', 'Боря', 'Вова', 'Гена');
    await page.desk.add(others);
    const { form } = await signUp();
    const { id } = await page.desk.readEntry(form.givenName);
    const ids = others.map((other) => other.id);
    expect((await say(id, ids)).status).toBe(200);
    const { json } = await page.desk.read();
    expect(json.entries.find((entry) => entry.id === id)).toMatchObject({ status: 'review' });
    // The log must fold without a contradiction although it lacks entries under review.
    foldChanges((await page.desk.readHistory()).json.toReversed());
    expect((await page.desk.add(createPersons('Дима'))).status).toBe(200);
  });
});

describe('APPLY-12, TRUST-77: a sign-up that is never accepted is deleted', () => {
  const entries = async () =>
    (await page.desk.read()).json.entries.map(({ givenName }) => givenName);
  const cleanUpAt = (now: number) => removeExpiredReviews(club.database, () => now);

  test('a day after coming, where the player withdrew', async () => {
    const gone = await signUp();
    await cancel(gone.answer);
    const { form } = await signUp();
    await cleanUpAt(NOW + DAY);
    expect(await entries()).toHaveLength(2);
    const { version } = (await page.desk.read()).json;
    await cleanUpAt(NOW + DAY + 1);
    expect(await entries()).toEqual([form.givenName]);
    expect((await page.desk.read()).json.version).toBeGreaterThan(version);
    expect((await page.get(getLocation(gone.answer))).statusCode).toBe(404);
  });

  test('where the player withdrew by a clock that ran a year ahead', async () => {
    club.setNow(NOW + 365 * DAY);
    await club.call('PUT', '/api/tournaments/1', { date: '2027-07-20' });
    await cancel((await signUp()).answer);
    expect(await entries()).toHaveLength(1);
    await cleanUpAt(NOW);
    expect(await entries()).toEqual([]);
  });

  test('30 days after the tournament, where it got no answer', async () => {
    await signUp();
    const date = Date.parse('2026-06-20T09:00:00.000Z');
    await cleanUpAt(date + 30 * DAY);
    expect(await entries()).toHaveLength(1);
    await cleanUpAt(date + 31 * DAY);
    expect(await entries()).toEqual([]);
  });

  test('unless the desk has handled it', async () => {
    const { form, answer } = await signUp();
    await page.desk.mark(form.givenName, { status: 'confirmed' });
    await cancel(answer);
    await cleanUpAt(NOW + 365 * DAY);
    expect(await entries()).toEqual([form.givenName]);
  });
});

test.each(['review', 'declined'] as const)(
  'PLAYER-60, PLAYER-71: a player is forgotten and exported with a sign-up that was never accepted, %s',
  async (status) => {
    const form = createReviewForm();
    await signUp(form);
    if (status === 'declined') await page.desk.mark(form.givenName, { status });
    const other = await openSignUpPage(club, 2);
    await other.desk.add([
      createPerson(form.givenName, { familyName: form.familyName, phone: form.phone }),
    ]);
    const { id } = (await findPlayer(club, form.givenName))!;
    const exported = (await club.call('GET', `${PLAYERS_URL}/${id}/export`)).json as unknown as {
      data: PlayerExport;
    };
    expect(exported.data.entries.map((entry) => entry.status).sort()).toEqual([
      'confirmed',
      status,
    ]);
    if (status === 'review')
      expect((await club.call('DELETE', `${PLAYERS_URL}/${id}`)).status).toBe(409);
    club.setNow(AFTER);
    expect((await club.call('DELETE', `${PLAYERS_URL}/${id}`)).status).toBe(204);
    const kept = await club.database
      .selectFrom('play_entries')
      .select(['given_name', 'phone'])
      .execute();
    expect(kept).toEqual([
      { given_name: 'Игрок', phone: null },
      { given_name: 'Игрок', phone: null },
    ]);
    expect((await page.desk.read()).status).toBe(200);
  },
);

test('PLAYER-2: a person who withdrew under review is no player, also where an older program logged the withdrawal', async () => {
  const { form, answer } = await signUp();
  const { id } = await page.desk.readEntry(form.givenName);
  // A change to an entry under review, except a refusal, adds the entry to the log.
  await page.desk.mark(form.givenName, { sex: 'f' });
  await cancel(answer);
  expect((await page.desk.readHistory()).json[0]!.events).toMatchObject([
    { entryId: id, to: { status: 'withdrawn' } },
  ]);
  expect(await readPlayers(club)).toEqual([]);
});

import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { randomUUID } from 'node:crypto';
import { createAcceptAllReviewEvents } from '../../../src/domain/play/roster/waitlist';
import { listIdsWithStatus } from '../../../src/domain/play/roster/roster';
import type { TestApp } from '../../support/serverApp';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { openClubs } from '../../support/playSamples';
import { APPLICATION, TOURNAMENT } from '../../support/serverSamples';

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;
openClubs((...opened) => ([club, desk] = opened));

test('ROSTER-1, ROSTER-20: every application is an entry, its name split', async () => {
  const { status, json } = await desk.read();
  expect(status).toBe(200);
  expect(json.settings).toMatchObject({
    capacity: null,
    handOverHours: 3,
    isApprovedByHand: false,
    isSignUpClosed: false,
    signUpEndsHours: 0,
  });
  const people = json.entries.map(({ givenName, familyName, phone, status: where }) => [
    givenName,
    familyName,
    phone,
    where,
  ]);
  expect(people.sort()).toEqual([
    ['Анна', 'Крылова', '+7 (903) 765-43-20', 'confirmed'],
    ['Мария', 'Орлова', '+7 (903) 765-43-21', 'confirmed'],
    ['Олег Петрович', 'Белов', '+7 (903) 765-43-22', 'confirmed'],
  ]);
  expect(json.signUp.path).toMatch(/^\/apply\/[\w-]{22}$/);
});

test('ROSTER-1: a play is read as often as one likes, and is the same', async () => {
  const first = await desk.read();
  expect(await desk.read()).toEqual(first);
});

test('ROSTER-1, ROSTER-17: an application that comes later is an entry at once', async () => {
  await desk.read();
  await desk.set({ capacity: 4 });
  for (const name of ['Глеб Ионов', 'Вера Ершова']) {
    await club.call('POST', '/api/tournaments/1/applications', { ...APPLICATION, name });
  }
  const { json } = await club.call('GET', '/api/plays');
  expect(json).toEqual([
    {
      tournament_id: 1,
      capacity: 4,
      confirmed: 4,
      waiting: 1,
      absent: 0,
      paid: 0,
      expected: 4 * TOURNAMENT.entryFee,
      finished: false,
      winners: [],
    },
  ]);
  expect(await desk.readRoster()).toEqual({
    confirmed: ['Анна', 'Мария', 'Олег Петрович', 'Глеб'],
    waiting: ['Вера'],
    gone: [],
  });
});

test('ROSTER-17: plays that were not begun, and those in the trash, are not counted', async () => {
  expect((await club.call('GET', '/api/plays')).json).toEqual([]);
  await desk.read();
  await club.call('DELETE', '/api/tournaments/1');
  expect((await club.call('GET', '/api/plays')).json).toEqual([]);
  expect((await desk.read()).status).toBe(404);
  await club.call('POST', '/api/tournaments/1/restore');
  expect((await desk.readRoster()).confirmed).toHaveLength(3);
});

test('ROSTER-2, ROSTER-4: an added player is confirmed while there is room, and waits then', async () => {
  await desk.set({ capacity: 4 });
  const { status, json } = await desk.add([
    createPerson('Глеб'),
    createPerson('Вера'),
    createPerson('Яна'),
  ]);
  expect(status).toBe(200);
  expect(json.change.events.map(({ kind }) => kind)).toEqual(Array(3).fill('entryAdded'));
  expect(await desk.readRoster()).toMatchObject({
    confirmed: ['Анна', 'Мария', 'Олег Петрович', 'Глеб'],
    waiting: ['Вера', 'Яна'],
  });
  expect(await desk.readEntry('Вера')).toMatchObject({ source: 'desk', consentVersion: null });
});

test('ROSTER-4: a name of nothing that can be read is refused, and one is stored as it is seen', async () => {
  for (const name of ['\u200b\u200b', '12', '🎾🎾', '\u3164 \u2800']) {
    expect((await desk.add([createPerson(name)])).status).toBe(422);
  }
  await desk.add([
    createPerson('Bepа\u200d', { familyName: '\u202eKим\nКан', phone: '+375 29 123-45-67' }),
  ]);
  expect(await desk.readEntry('Вера')).toMatchObject({
    familyName: 'Ким Кан',
    phone: '+375 29 123-45-67',
  });
});

test('ROSTER-4: a broken rule is reported by its field, and no player is added', async () => {
  const { status, json } = await desk.add([
    createPerson('Глеб'),
    createPerson(' ', { phone: '123', level: 9 }),
  ]);
  expect(status).toBe(422);
  expect(json.fieldErrors).toEqual({
    'entries[1].givenName': 'Имя минимум 2 символа',
    'entries[1].phone': 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны',
    'entries[1].level': 'Уровень от 1 до 7',
  });
  expect((await desk.readRoster()).confirmed).toHaveLength(3);
});

test('ROSTER-9: the same person in another tournament at that time is named', async () => {
  const phone = '+7 (903) 765-43-20';
  await desk.read();
  expect((await desk.readEntry('Анна')).elsewhere).toEqual([]);
  await club.call('POST', '/api/tournaments/2/applications', {
    ...APPLICATION,
    name: 'Крылова Анна',
    contactPhone: phone,
  });
  const there = [{ tournament_id: 2, start_time: TOURNAMENT.startTime }];
  expect((await desk.readEntry('Анна')).elsewhere).toEqual(there);
  await createPlayDesk(club, 2).read();
  expect((await desk.readEntry('Анна')).elsewhere).toEqual(there);
  await createPlayDesk(club, 2).mark('Анна', { status: 'declined' });
  expect((await desk.readEntry('Анна')).elsewhere).toEqual([]);
  await createPlayDesk(club, 2).add([createPerson('Иван', { phone })]);
  expect((await desk.readEntry('Анна')).elsewhere).toEqual([]);
});

test('ROSTER-11, ROSTER-18: paid fees are given next to expected ones', async () => {
  await desk.read();
  await desk.mark('Анна', { payment: 'cash', paid: 1500 });
  await desk.mark('Мария', { payment: 'free' });
  await desk.mark('Олег Петрович', { fee: 700 });
  const sums = async () => (await club.call('GET', '/api/plays')).json;
  expect(await sums()).toMatchObject([{ paid: 1500, expected: TOURNAMENT.entryFee + 700 }]);
  await club.call('PUT', '/api/tournaments/1', { entryFee: 2000 });
  expect(await sums()).toMatchObject([{ paid: 1500, expected: 2700 }]);
});

test('APPLY-2: the sign-up page gets a new address', async () => {
  const before = (await desk.read()).json.signUp.path;
  const after = (await desk.renewLink()).json.signUp.path;
  expect(after).not.toBe(before);
  expect((await desk.read()).json.signUp.path).toBe(after);
});

test('SEEN-1: pages for others have addresses of their own, which are made and taken away', async () => {
  const links = async () => (await desk.read()).json.links;
  expect(await links()).toEqual({ live: null, score: null });
  const { live } = (await desk.openLink('live')).json.links;
  const { score } = (await desk.openLink('score')).json.links;
  expect(live).toMatch(/^\/live\/[\w-]{22}$/);
  expect(score).toMatch(/^\/score\/[\w-]{22}$/);
  expect(await links()).toEqual({ live, score });
  expect((await desk.openLink('live')).json.links.live).not.toBe(live);
  const { json, status } = await desk.closeLink('live');
  expect([status, json.links]).toEqual([200, { live: null, score }]);
  expect((await desk.closeLink('live')).status).toBe(200);
});

test('APPLY-12: as many as can be held for review are accepted by one change, in order, as there is room', async () => {
  await desk.set({ capacity: 4 });
  const people = Array.from({ length: 500 }, (_, index) => createPerson(`Игрок${1000 + index}`));
  for (const from of [0, 200, 400]) await desk.add(people.slice(from, from + 200));
  const holding = (await desk.read()).json.entries
    .filter(({ source }) => source === 'desk')
    .map(({ id, status }) => ({
      kind: 'entryChanged' as const,
      entryId: id,
      from: { status },
      to: { status: 'review' as const },
    }));
  expect((await desk.change({ events: holding })).status).toBe(200);
  const before = (await desk.read()).json;
  const state = toPlayState(before);
  expect((await desk.change({ events: createAcceptAllReviewEvents(state) })).status).toBe(200);
  const held = listIdsWithStatus(state.entries, 'review').map(
    (id) => before.entries.find((one) => one.id === id)!.givenName,
  );
  expect(held).toHaveLength(500);
  const { confirmed, waiting } = await desk.readRoster();
  expect([...confirmed.slice(3), ...waiting]).toEqual(held);
});

test.each([
  ['no events', { events: [] }],
  ['events with an undo', { undoes: randomUUID(), events: [{}] }],
  ['an id that is none', { id: 'x' }],
  ['other fields before than after', { from: { status: 'waiting' }, to: { attendance: null } }],
  ['nothing changed', { from: {}, to: {} }],
  ['a rank by which nothing is ordered', { from: { rank: 'a0' }, to: { rank: 'ä' } }],
  ['an unknown status', { from: { status: 'waiting' }, to: { status: 'gone' } }],
  ['a removal', { from: { status: 'confirmed' }, to: { status: 'removed' } }],
  ['half a rouble', { from: { paid: 0 }, to: { paid: 0.5 } }],
  ['a negative payment', { from: { paid: 0 }, to: { paid: -1 } }],
  ['an entry that is not there', { from: { paid: 0 }, to: { paid: 1 }, entryId: randomUUID() }],
] as const)('ROSTER-15: %s is refused and changes nothing', async (_, body) => {
  const before = await desk.read();
  const entryId = (await desk.readEntry('Анна')).id;
  const event = { kind: 'entryChanged', entryId, ...body };
  const request = 'from' in body ? { events: [event] } : body;
  const { status, json } = await desk.change(request as never);
  expect([400, 422]).toContain(status);
  expect(json.message).toMatch(/[а-я]/);
  expect(await desk.read()).toEqual(before);
});

test.each([3, 41, 4.5, -1])('ROSTER-3: a capacity of %d is refused', async (capacity) => {
  expect((await desk.set({ capacity })).status).toBe(400);
});

import { randomUUID } from 'node:crypto';
import { createPlayRepository } from '../../../src/server/play/log/playRepository';
import { formatAuthorization, PASSWORD, type TestApp } from '../../support/serverApp';
import { createPerson, type createPlayDesk } from '../../support/playDesk';
import { HOUR, openClubs, START } from '../../support/playSamples';

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;
openClubs((...opened) => ([club, desk] = opened));

test('ROSTER-15: a change that was sent twice is made once', async () => {
  const id = randomUUID();
  const [entry] = [createPerson('Глеб')];
  const first = await desk.add([entry], id);
  const second = await desk.add([entry], id);
  expect(second.json.change).toEqual(first.json.change);
  expect((await desk.readRoster()).confirmed).toHaveLength(4);
  expect((await desk.add([entry])).status).toBe(422);

  const events = [await desk.createEvent('Глеб', { attendance: 'arrived' })];
  const mark = { id: randomUUID(), events };
  const marked = await desk.change(mark);
  await desk.mark('Глеб', { attendance: null });
  expect((await desk.change(mark)).json.change).toEqual(marked.json.change);
  expect((await desk.readEntry('Глеб')).attendance).toBeNull();
});

test('ROSTER-15: another change with an id that was used is refused, and nothing of it is lost silently', async () => {
  const id = randomUUID();
  const glebs = [createPerson('Глеб')];
  await desk.add(glebs, id);
  const before = await desk.readRoster();
  const mark = [await desk.createEvent('Глеб', { attendance: 'arrived' })];
  const refused = [
    await desk.add([createPerson('Вера')], id),
    await desk.add([{ ...glebs[0]!, phone: '+7 (903) 765-43-21' }], id),
    await desk.change({ id, events: mark }),
    await desk.change({ id, undoes: id }),
  ];
  for (const { status, json } of refused) {
    expect([status, json.message]).toEqual([422, expect.stringContaining('другое изменение')]);
  }
  expect(await desk.readRoster()).toEqual(before);
  expect((await desk.add(glebs, id)).status).toBe(200);

  const marked = { id: randomUUID(), events: mark };
  expect((await desk.change(marked)).status).toBe(200);
  const other = [await desk.createEvent('Глеб', { payment: 'cash', paid: 1_500 })];
  expect((await desk.change({ ...marked, events: other })).status).toBe(422);
  expect((await desk.readEntry('Глеб')).paid).toBe(0);
});

test('ROSTER-15, TRUST-85: a change is distinguished from another one with its id after any time', async () => {
  const glebs = [createPerson('Глеб'), createPerson('Вера')];
  const adding = randomUUID();
  await desk.set({ capacity: 4 });
  await desk.add(glebs, adding);
  // One part of the change is done already; a promotion follows.
  await desk.mark('Мария', { attendance: 'late' });
  const events = [
    await desk.createEvent('Анна', { status: 'withdrawn' }),
    await desk.createEvent('Олег Петрович', { attendance: 'arrived' }),
  ];
  await desk.mark('Олег Петрович', { attendance: 'arrived' });
  const marked = { id: randomUUID(), events };
  const first = await desk.change(marked);
  expect(first.status).toBe(200);
  const undoing = { id: randomUUID(), undoes: marked.id };
  expect((await desk.change(undoing)).status).toBe(200);
  const roster = await desk.readRoster();

  club.setNow(START + 25 * HOUR);
  expect((await desk.change(marked)).json.change).toEqual(first.json.change);
  expect((await desk.change(undoing)).status).toBe(200);
  expect((await desk.add(glebs, adding)).status).toBe(200);
  const late = [await desk.createEvent('Анна', { attendance: 'late' })];
  const others = [
    await desk.change({ ...marked, events: late }),
    await desk.change({ ...marked, events: [...events, ...late] }),
    await desk.change({ id: marked.id, undoes: adding }),
    await desk.change({ ...undoing, undoes: adding }),
    await desk.change({ id: undoing.id, events: late }),
    await desk.change({ id: adding, events: late }),
    await desk.add([createPerson('Яна')], adding),
    await desk.add([...glebs, createPerson('Яна')], adding),
  ];
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 422));
  expect(await desk.readRoster()).toEqual(roster);
});

describe('ROSTER-7: a place that becomes free', () => {
  beforeEach(async () => {
    await desk.set({ capacity: 4 });
    await desk.add([createPerson('Глеб'), createPerson('Вера'), createPerson('Яна')]);
  });

  test('ROSTER-7: goes to the first who waits, in the same change', async () => {
    const { json } = await desk.mark('Анна', { status: 'withdrawn' });
    expect(json.change.events).toHaveLength(2);
    expect(await desk.readRoster()).toEqual({
      confirmed: ['Мария', 'Олег Петрович', 'Глеб', 'Вера'],
      waiting: ['Яна'],
      gone: ['Анна'],
    });
    expect((await desk.readEntry('Вера')).needsNotice).toBe(true);
  });

  test('ROSTER-14: goes back with the undo, from any player who has got it', async () => {
    const before = await desk.readRoster();
    const { json } = await desk.mark('Анна', { status: 'withdrawn' });
    const undone = await desk.undo(json.change.id);
    expect(undone.status).toBe(200);
    expect(undone.json.change.undoes).toBe(json.change.id);
    expect(await desk.readRoster()).toEqual(before);
    expect((await desk.readEntry('Вера')).needsNotice).toBe(false);
  });

  test('ROSTER-7: stays free less than three hours before the start', async () => {
    club.setNow(START - 3 * HOUR);
    await desk.mark('Анна', { status: 'withdrawn' });
    expect(await desk.readRoster()).toMatchObject({ waiting: ['Вера', 'Яна'] });
    await desk.mark('Вера', { status: 'confirmed' });
    club.setNow(START - 3 * HOUR - 1);
    await desk.mark('Мария', { status: 'declined' });
    expect(await desk.readRoster()).toMatchObject({ waiting: [] });
  });

  test('ROSTER-3: lowering the capacity moves no player, raising it lets in waiting ones', async () => {
    await desk.set({ capacity: 5 });
    expect(await desk.readRoster()).toMatchObject({ waiting: ['Яна'] });
    await desk.set({ capacity: 4 });
    expect((await desk.readRoster()).confirmed).toHaveLength(5);
    await desk.mark('Анна', { status: 'withdrawn' });
    expect(await desk.readRoster()).toMatchObject({ waiting: ['Яна'] });
  });
});

test('ROSTER-14: an adding is undone, and that undone again', async () => {
  const added = await desk.add([createPerson('Глеб')]);
  const undone = await desk.undo(added.json.change.id);
  expect((await desk.readRoster()).confirmed).toHaveLength(3);
  await desk.undo(undone.json.change.id);
  expect((await desk.readRoster()).confirmed.at(-1)).toBe('Глеб');
});

test('ROSTER-14: the history has everything, the newest first, and names no player', async () => {
  await desk.read();
  await desk.mark('Анна', { attendance: 'arrived' });
  const { json } = await desk.readHistory();
  expect(json.map(({ username }) => username)).toEqual(['admin', null]);
  expect(JSON.stringify(json)).not.toMatch(/Анна|Крылова|\(903\)/);
});

test('ROSTER-14: a change that is not in the history cannot be undone', async () => {
  const { status, json } = await desk.undo(randomUUID());
  expect([status, json.message]).toEqual([422, 'Такого изменения в истории состава нет.']);
});

describe('ROSTER-15: two people at two devices', () => {
  test('ROSTER-15: change different entries, and different fields of one', async () => {
    const anna = await desk.createEvent('Анна', { attendance: 'arrived' });
    const maria = await desk.createEvent('Мария', { attendance: 'late' });
    const paid = await desk.createEvent('Анна', { payment: 'cash', paid: 1500 });
    for (const event of [anna, maria, paid]) {
      expect((await desk.change({ events: [event] })).status).toBe(200);
    }
    expect(await desk.readEntry('Анна')).toMatchObject({ attendance: 'arrived', payment: 'cash' });
    expect(await desk.readEntry('Мария')).toMatchObject({ attendance: 'late' });
  });

  test('ROSTER-15: change the same field, and the second is asked', async () => {
    const one = await desk.createEvent('Анна', { attendance: 'arrived' });
    const other = await desk.createEvent('Анна', { attendance: 'absent' });
    await desk.change({ events: [one] });
    const { status, json } = await desk.change({ events: [other] });
    expect(status).toBe(412);
    expect(json.message).toMatch(/^Это тем временем изменили/);
    expect(json.current!.entries.find(({ givenName }) => givenName === 'Анна')).toMatchObject({
      attendance: 'arrived',
    });
    expect((await desk.change({ events: [one] })).status).toBe(200);
  });

  test('ROSTER-22: correct the same person, and the second is refused with the person as it is', async () => {
    const { id } = await desk.readEntry('Анна');
    const correction = {
      expectedVersion: 1,
      givenName: 'Анна',
      familyName: 'Крюкова',
      phone: null,
      level: 3,
    };
    expect((await desk.correct(id, correction)).status).toBe(200);
    const second = await desk.correct(id, { ...correction, familyName: 'Крылова-Зуева' });
    expect(second.status).toBe(412);
    expect(second.json.current!.entries.find((entry) => entry.id === id)).toMatchObject({
      familyName: 'Крюкова',
      personVersion: 2,
    });
    expect((await desk.correct(randomUUID(), correction)).status).toBe(404);
  });

  test('ROSTER-22: a correction names what it builds on, as a console of the release before does too', async () => {
    const { id } = await desk.readEntry('Анна');
    const send = async (payload: object, version?: string) => {
      const answer = await club.send({
        method: 'PUT',
        url: `/api/tournaments/1/play/entries/${id}`,
        headers: {
          authorization: formatAuthorization(PASSWORD),
          ...(version !== undefined && { 'if-match': version }),
        },
        payload: { givenName: 'Анна', familyName: 'Крюкова', phone: null, level: 3, ...payload },
      });
      return [answer.status, answer.json.message];
    };
    for (const version of [undefined, '*', '1', '"one"', 'W/"1"']) {
      const message = 'If-Match: нужна версия в кавычках, например "3".';
      expect(await send({}, version)).toEqual([400, message]);
    }
    expect((await desk.readEntry('Анна')).personVersion).toBe(1);
    expect(await send({ seen: 1 })).toEqual([200, undefined]);
    expect((await send({ seen: 1 }))[0]).toBe(412);
    expect(await send({ seen: 1 }, '"2"')).toEqual([200, undefined]);
    expect((await send({ seen: 3 }, '"2"'))[0]).toBe(412);
  });
});

test('ROSTER-15: other devices get one event for a change, and none without one', async () => {
  const nameNow = () => createPlayRepository(club.database).readTag();
  const before = await nameNow();
  expect(await nameNow()).toBe(before);
  await desk.add([createPerson('Вера')]);
  const after = await nameNow();
  expect(after).not.toBe(before);
  expect(await nameNow()).toBe(after);
});

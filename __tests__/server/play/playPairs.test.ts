import { createPairEvents } from '../../../src/domain/play/roster/fixedPairs';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import type { TestApp } from '../../support/serverApp';
import { createPerson, type createPlayDesk } from '../../support/playDesk';
import { createRoundActions } from '../../support/roundActions';
import { openClubs } from '../../support/playSamples';

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;
openClubs((...opened) => ([club, desk] = opened));
const { startRound } = createRoundActions(() => desk);

test('PLAY-46: a player may be added with м/ж, which goes when the addition is undone', async () => {
  const added = await desk.add([{ ...createPerson('Юлия'), sex: 'f' }, createPerson('Женя')]);
  expect(added.status).toBe(200);
  expect((await desk.readEntry('Юлия')).sex).toBe('f');
  expect((await desk.readEntry('Женя')).sex).toBeNull();
  expect((await desk.add([{ ...createPerson('Олег'), sex: 'x' }])).status).toBe(400);
});

test('PLAY-45: a pair that is none is refused with what to do, and nothing is stored of it', async () => {
  const [one, other] = (await desk.read()).json.entries.map(({ id }) => id);
  const names = (entryId: string, partner: string) => ({
    kind: 'entryChanged' as const,
    entryId,
    from: { partner: null },
    to: { partner },
  });
  const before = (await desk.read()).json.version;
  for (const [events, message] of [
    [[names(one!, one!)], /самим собой/],
    [[names(one!, other!)], /каждый с другим/],
  ] as const) {
    const { status, json } = await desk.change({ events: [...events] });
    expect(status).toBe(422);
    expect((json as unknown as { message: string }).message).toMatch(message);
  }
  expect((await desk.read()).json.version).toBe(before);
  const paired = await desk.change({ events: [names(one!, other!), names(other!, one!)] });
  expect(paired.status).toBe(200);
});

test('PLAY-52: two are added as a pair by one change, and one who names another partner is refused', async () => {
  const [one, other] = [createPerson('Юлия'), createPerson('Женя')];
  const pair = (of: object, partner: string | null) => ({ ...of, partner });
  for (const entries of [
    [pair(one, one.id), other],
    [pair(one, other.id), other],
    [pair(one, other.id), pair(other, createPerson('Олег').id)],
  ])
    expect((await desk.add(entries)).status).toBe(422);
  const added = await desk.add([pair(one, other.id), pair(other, one.id)]);
  expect(added.status).toBe(200);
  expect((await desk.readEntry('Юлия')).partner).toBe(other.id);
  expect((await desk.undo(added.json.change.id)).status).toBe(200);
  expect((await desk.readEntry('Женя')).status).toBe('removed');
});

test('PLAY-53: a round that tears a fixed pair apart is refused, from any client', async () => {
  await desk.add([createPerson('Юлия')]);
  await desk.set({ variant: 'fixed' });
  const ids = (await desk.read()).json.entries.map(({ id }) => id);
  for (const at of [0, 2]) {
    const state = toPlayState((await desk.read()).json);
    await desk.change({ events: createPairEvents(state, ids[at]!, ids[at + 1]!) });
  }
  const round = ([a1, a2, b1, b2]: readonly string[]) => ({
    ...{ id: '0badcafe', basis: '0badcafe', seed: 1, seeding: [], rests: [], start: null },
    matches: [{ court: 1, a: [a1!, a2!] as const, b: [b1!, b2!] as const, result: null }],
  });
  const drawn = (order: readonly number[]) =>
    desk.change({
      events: [
        {
          ...{ kind: 'roundsReplaced', after: null, from: [] },
          to: [round(order.map((at) => ids[at]!))],
        },
      ],
    });
  const torn = await drawn([0, 2, 1, 3]);
  expect(torn.status).toBe(422);
  expect((torn.json as unknown as { message: string }).message).toMatch(/перерисуйте раунд/);
  expect((await drawn([2, 3, 1, 0])).status).toBe(200);
});

test('PLAY-41, DRAW-30: a pair that has played is not paired anew, so that the ladder has everybody once', async () => {
  await desk.add([createPerson('Юлия')]);
  await desk.set({ variant: 'fixed', seating: 'winnersUp', firstRound: 'roster' });
  const readState = async () => toPlayState((await desk.read()).json);
  const [a1, a2, b1, b2] = (await desk.read()).json.entries.map(({ id }) => id);
  const pair = async (one: string, other: string | null) =>
    desk.change({ events: createPairEvents(await readState(), one, other) });
  await pair(a1!, b1!);
  expect((await pair(a1!, a2!)).status).toBe(200);
  expect((await pair(b1!, b2!)).status).toBe(200);
  await startRound();
  const before = await readState();
  for (const answer of [await pair(a1!, b1!), await pair(a1!, null)]) {
    expect([answer.status, answer.json.message]).toEqual([
      412,
      'Постоянная пара уже в\u00a0начатом раунде и остаётся парой. В меню игрока: «Ушёл», «Замена».',
    ]);
  }
  expect(await readState()).toEqual(before);
});

test('PLAY-51: м/ж from a roster is known of the player', async () => {
  await desk.mark('Анна', { sex: 'f' });
  const { json } = await club.call('GET', '/api/players');
  const players = json as unknown as { givenName: string; sex: string | null }[];
  const sexOf = (given: string) => players.find(({ givenName }) => givenName === given)!.sex;
  expect(sexOf('Анна')).toBe('f');
  expect(sexOf('Мария')).toBeNull();
});

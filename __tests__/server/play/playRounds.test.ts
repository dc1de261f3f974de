import { randomUUID } from 'node:crypto';
import { NO_OUTCOME } from '../../../src/domain/play/model/outcome';
import { createDrawEvent, createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import type { DrawContext } from '../../../src/domain/play/draw/drawFingerprint';
import { formatFullName } from '../../../src/domain/play/people/names';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { EMPTY_PLAY_STATE, type PlayState } from '../../../src/domain/play/log/playState';
import type { PlaySummary } from '../../../src/domain/play/roster/playSummary';
import {
  createCancelRoundEvent,
  createResultEvent,
} from '../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import { buildApp } from '../../../src/server/app';
import { computePlaySummaryCounts } from '../../../src/server/play/log/computePlaySummaryCounts';
import { storeMissingCounts } from '../../../src/server/play/log/storeMissingCounts';
import { createPlayRepository } from '../../../src/server/play/log/playRepository';
import { waitForCleanup } from '../../support/waitForCleanup';
import { createPlayDesk } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const context: DrawContext = { format: FORMATS.Мексикано, levelOf: () => null };
const plan = { planned: 3, seed: 7, context };
const AT = '2026-06-01T16:00:00.000Z';

/** Options for a second server of the same club. */
const SERVER = {
  clock: () => NOW,
  uptime: () => NOW,
  title: 'Теннисный клуб',
  timeZone: 'Europe/Moscow',
  calendarHost: 'club.example',
  version: '1.2.3',
  consoleFolder: '/nowhere/console',
};

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;

beforeEach(async () => {
  const applications = Array.from({ length: 8 }, (_, index) => ({ name: `Игрок ${index}` }));
  club = await createTestApp({ now: NOW, tournaments: [{ applications }] });
  desk = createPlayDesk(club);
});
afterEach(() => club.stop());

const readState = async (): Promise<PlayState> => toPlayState((await desk.read()).json);

async function start(): Promise<PlayState> {
  const events = createStartRoundEvents(await readState(), AT, plan);
  expect((await desk.change({ events: events as never })).status).toBe(200);
  return readState();
}

async function score(court: number, a: number) {
  const { rounds } = await readState();
  const round = rounds.at(-1)!;
  const match = round.matches.find((one) => one.court === court)!;
  return desk.change({ events: [createResultEvent(round, match, { a, b: 24 - a, mark: null })] });
}

test('PLAY-10: a round is begun and scored, and read as it was stored', async () => {
  const { rounds } = await start();
  expect(rounds).toHaveLength(1);
  expect(rounds[0]!.start).toEqual({
    at: AT,
    terms: { scoring: 'total', target: 24, minutes: 10, restCredit: 'half' },
  });
  expect((await score(1, 15)).status).toBe(200);
  const [first] = (await readState()).rounds;
  expect(first!.matches.map(({ result }) => result)).toEqual([{ a: 15, b: 9, mark: null }, null]);
});

test('ROSTER-7: the spot of one who did not come stays free once the first round has begun, however early that was', async () => {
  const [absent, late] = (await desk.read()).json.entries;
  const settings = { kind: 'settingsChanged', from: { capacity: null }, to: { capacity: 7 } };
  const waits = { from: { status: 'confirmed' }, to: { status: 'waiting' } };
  const move = { kind: 'entryChanged', entryId: late!.id, ...waits };
  const attendances = { from: { attendance: null }, to: { attendance: 'absent' } };
  const skip = { kind: 'entryChanged', entryId: absent!.id, ...attendances };
  const change = async (...events: object[]) => {
    const { status, json } = await desk.change({ events: events as never });
    expect(status).toBe(200);
    return json.play.entries.find(({ id }) => id === late!.id)!.status;
  };
  expect(await change(settings, move)).toBe('waiting');
  await start();
  expect(await change(skip)).toBe('waiting');
});

test('PLAY-11: the same round from two devices is one, and the first start holds', async () => {
  const events = createStartRoundEvents(await readState(), AT, plan);
  const later = createStartRoundEvents(await readState(), '2026-06-01T16:00:05.000Z', plan);
  expect((await desk.change({ events: events as never })).status).toBe(200);
  const second = await desk.change({ events: later as never });
  expect([second.status, second.json.change.events]).toEqual([200, []]);
  expect((await readState()).rounds.map(({ start: begun }) => begun?.at)).toEqual([AT]);
});

test('PLAY-11: another score of a match is refused with the play as it is; a repeat is the same change', async () => {
  const { rounds } = await start();
  const match = rounds[0]!.matches[0]!;
  const mine = createResultEvent(rounds[0]!, match, { a: 15, b: 9, mark: null });
  const id = randomUUID();
  expect((await desk.change({ id, events: [mine] })).status).toBe(200);
  expect((await desk.change({ id, events: [mine] })).status).toBe(200);
  const theirs = createResultEvent(rounds[0]!, match, { a: 14, b: 10, mark: null });
  const refused = await desk.change({ events: [theirs] });
  expect(refused.status).toBe(412);
  expect(refused.json.current!.rounds[0]!.matches[0]!.result).toEqual({ a: 15, b: 9, mark: null });
});

test.each([
  ['a score that cannot be', { a: 15, b: 15, mark: null }],
  ['a score of a match that was not played', { a: 1, b: 0, mark: 'notPlayed' as const }],
])('PLAY-2: %s is refused with 422', async (_, result) => {
  const { rounds } = await start();
  const event = createResultEvent(rounds[0]!, rounds[0]!.matches[0]!, result);
  const { status, json } = await desk.change({ events: [event] });
  expect([status, json.message]).toEqual([422, 'Такого раунда или счёта быть не может.']);
});

test('PLAY-10: a round in which a player is twice, or a stranger, is refused with 422', async () => {
  const event = createDrawEvent(await readState(), plan);
  const [round] = event.to;
  const [match, ...others] = round!.matches;
  const broken = [
    { ...match!, a: [match!.b[0], match!.a[1]] as const },
    { ...match!, a: [randomUUID(), match!.a[1]] as const },
  ];
  for (const one of broken) {
    const to = [{ ...round!, matches: [one, ...others] }];
    expect((await desk.change({ events: [{ ...event, to }] })).status).toBe(422);
  }
});

test('PLAY-15: a round is taken back with its scores, and that is undone by its change', async () => {
  await start();
  await score(1, 15);
  const before = await readState();
  const cancelled = await desk.change({ events: [createCancelRoundEvent(before, context)!] });
  expect(cancelled.status).toBe(200);
  expect((await readState()).rounds).toEqual([]);
  expect((await desk.undo(cancelled.json.change.id)).status).toBe(200);
  expect((await readState()).rounds).toEqual(before.rounds);
});

const finish = (from: string | null, to: string | null) =>
  desk.change({
    events: [{ kind: 'outcomeChanged', from: { finishedAt: from }, to: { finishedAt: to } }],
  });

const readSummary = async (): Promise<PlaySummary> =>
  ((await club.call('GET', '/api/plays')).json as unknown as PlaySummary[])[0]!;

test('PLAY-16, ROSTER-17: an evening ends, without a score too, and is opened again', async () => {
  await start();
  expect(await readSummary()).toMatchObject({ finished: false, winners: [] });
  expect((await finish(null, AT)).status).toBe(200);
  expect((await desk.read()).json.outcome).toEqual({ ...NO_OUTCOME, finishedAt: AT });
  expect(await readSummary()).toMatchObject({ finished: true, winners: [] });
  expect((await finish(AT, null)).status).toBe(200);
  const kinds = (await desk.readHistory()).json.flatMap(({ events }) =>
    events.map(({ kind }) => kind),
  );
  expect(kinds.filter((kind) => kind === 'outcomeChanged')).toHaveLength(2);
});

test('ROSTER-14: no player of a started round leaves the roster by an undo', async () => {
  const [entry] = (await desk.read()).json.entries;
  const move = { kind: 'entryChanged', entryId: entry!.id } as const;
  const [away, back] = [{ status: 'waiting' }, { status: 'confirmed' }] as const;
  await desk.change({ events: [{ ...move, from: back, to: away }] });
  const { json } = await desk.change({ events: [{ ...move, from: away, to: back }] });
  await start();
  const before = await readState();
  for (const answer of [
    await desk.undo(json.change.id),
    await desk.change({ events: [{ ...move, from: back, to: { status: 'withdrawn' } }] }),
  ]) {
    expect(answer.status).toBe(412);
    expect(answer.json.message).toContain('Игрок уже в начатом раунде и остаётся в составе.');
  }
  expect(await readState()).toEqual(before);
});

describe('PLAY-60: after the end', () => {
  const TEXT =
    'Турнир закончен: раунды, счёт и порядок таблицы больше не меняются. Откройте турнир снова и повторите.';

  /** @returns the change that gave court 1 its score */
  async function playAndFinish(): Promise<string> {
    await start();
    const { json } = await score(1, 15);
    await finish(null, AT);
    return json.change.id;
  }

  test('a score that comes late is refused with the play as it is, and taken once the play is opened again', async () => {
    await playAndFinish();
    const before = await readState();
    for (const court of [1, 2]) {
      const { status, json } = await score(court, 11);
      expect([status, json.message]).toEqual([412, TEXT]);
      expect(json.current!.outcome.finishedAt).toBe(AT);
    }
    expect((await readState()).rounds).toEqual(before.rounds);
    await finish(AT, null);
    expect((await score(2, 11)).status).toBe(200);
  });

  test('no round begins, is taken back, or is changed by an undoing', async () => {
    const scoreId = await playAndFinish();
    const before = await readState();
    const began = createStartRoundEvents(before, AT, plan);
    const cancelled = createCancelRoundEvent(before, context)!;
    for (const events of [began, [cancelled]])
      expect((await desk.change({ events: events as never })).status).toBe(412);
    expect((await desk.undo(scoreId)).status).toBe(412);
    expect((await readState()).rounds).toEqual(before.rounds);
  });

  test('the table keeps its order, until the play is open again', async () => {
    await playAndFinish();
    const byAverage = {
      kind: 'settingsChanged',
      from: { ordersByAverage: false },
      to: { ordersByAverage: true },
    } as const;
    const { status, json } = await desk.change({ events: [byAverage] });
    expect([status, json.message]).toEqual([412, TEXT]);
    expect((await readState()).settings.ordersByAverage).toBe(false);
    await finish(AT, null);
    expect((await desk.change({ events: [byAverage] })).status).toBe(200);
  });

  test('other changes are accepted, and the same score again changes nothing', async () => {
    await playAndFinish();
    expect((await score(1, 15)).status).toBe(200);
    const [entry] = (await desk.read()).json.entries;
    const paid = { kind: 'entryChanged', entryId: entry!.id } as const;
    const events = [
      { ...paid, from: { attendance: null }, to: { attendance: 'arrived' } } as const,
    ];
    expect((await desk.change({ events })).status).toBe(200);
  });

  test('a score comes with the change that ends the play or opens it', async () => {
    const { rounds } = await start();
    const [match] = rounds[0]!.matches;
    const createScore = (now: typeof match, a: number) =>
      createResultEvent(rounds[0]!, now!, { a, b: 24 - a, mark: null });
    const createEnd = (from: string | null, to: string | null) =>
      ({ kind: 'outcomeChanged', from: { finishedAt: from }, to: { finishedAt: to } }) as const;
    const ended = await desk.change({ events: [createScore(match, 15), createEnd(null, AT)] });
    expect(ended.status).toBe(200);
    const { matches } = (await readState()).rounds[0]!;
    const opened = await desk.change({
      events: [createEnd(AT, null), createScore(matches[0], 14)],
    });
    expect(opened.status).toBe(200);
  });
});

const listWinners = async (): Promise<string[]> => [...(await readSummary()).winners].sort();
const listNames = async (ids: readonly string[]): Promise<string[]> =>
  (await desk.read()).json.entries
    .filter(({ id }) => ids.includes(id))
    .map(formatFullName)
    .sort();

/** Plays a round that the first pair on court 1 wins. Returns the names of that pair. */
async function playOut(): Promise<string[]> {
  const { rounds } = await start();
  await score(1, 20);
  await score(2, 13);
  return listNames(rounds[0]!.matches[0]!.a);
}

test('PLAY-16: the summaries of all plays name the winners of each as they are called now', async () => {
  const pair = await playOut();
  expect(await listWinners()).toEqual([]);
  await finish(null, AT);
  expect(await listWinners()).toEqual(pair);
  const entry = (await desk.read()).json.entries.find((one) => formatFullName(one) === pair[0])!;
  const corrected = { givenName: 'Анна', familyName: 'Соколова', phone: null, level: null };
  const stateName = () => createPlayRepository(club.database).readTag();
  const before = await stateName();
  await desk.correct(entry.id, { ...corrected, expectedVersion: 1 });
  expect(await listWinners()).toEqual(['Анна Соколова', pair[1]]);
  expect(await stateName()).not.toBe(before);
  await finish(AT, null);
  expect(await listWinners()).toEqual([]);
});

describe('PLAY-16, ROSTER-42: a play that an earlier version has not counted', () => {
  const count = () =>
    storeMissingCounts(club.database, async () => undefined, new AbortController().signal);
  const stored = () =>
    club.database
      .selectFrom('plays')
      .select(['winners', 'confirmed', 'absent', 'version'])
      .executeTakeFirstOrThrow();
  /** Sets the row as an earlier version of the program stored it. */
  const forgetCounts = () =>
    club.database
      .updateTable('plays')
      .set({ winners: null, absent: null, confirmed: 99 })
      .execute();

  test('is counted, by several servers at once, and then no more', async () => {
    const pair = await playOut();
    await finish(null, AT);
    await forgetCounts();
    const { version } = await stored();
    await Promise.all([count(), count(), count()]);
    expect(await listWinners()).toEqual(pair);
    expect(await stored()).toMatchObject({ confirmed: 8, absent: 0, version: version + 1 });
    await count();
    expect((await stored()).version).toBe(version + 1);
  });

  test('has no winners when opened again, and is left to a change made meanwhile', async () => {
    await playOut();
    await finish(null, AT);
    await finish(AT, null);
    const counted = await stored();
    await forgetCounts();
    await count();
    expect(await stored()).toEqual({ ...counted, version: counted.version + 1 });
    const { storeCounts } = createPlayRepository(club.database);
    const play = { tournament_id: 1, version: counted.version };
    await storeCounts(play, { ...computePlaySummaryCounts(EMPTY_PLAY_STATE), winners: '[]' });
    expect((await stored()).winners).toBeNull();
  });

  test('is counted at a start', async () => {
    const pair = await playOut();
    await finish(null, AT);
    await forgetCounts();
    const again = buildApp({ ...SERVER, database: club.database });
    await again.ready();
    await waitForCleanup(async () => (await stored()).winners !== null);
    expect(await listWinners()).toEqual(pair);
    await again.close();
  });

  test('costs one question where there is nothing to count', async () => {
    await finish(null, AT);
    expect((await stored()).winners).toBe('[]');
    expect(await createPlayRepository(club.database).listUncounted()).toEqual([]);
  });
});

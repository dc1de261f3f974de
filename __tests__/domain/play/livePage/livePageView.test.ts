import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import {
  buildLivePageView,
  type LivePageView,
} from '../../../../src/domain/play/livePage/livePageView';
import { describeNextRound } from '../../../../src/domain/play/livePage/livePageTexts';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { Round } from '../../../../src/domain/play/model/round';
import { createPlayState } from '../support/entries';
import { createRound, ROUNDS, PEOPLE, getPerson } from '../support/mexicanoRounds';

const TOURNAMENT = {
  tournament_type: 'Мексикано',
  date: '2026-11-25',
  start_time: '19:00',
  end_time: '20:45',
};
const ZONE = 'Europe/Moscow';
const FINISHED = { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z' };

const createState = (rounds: readonly Round[], changes: Partial<PlayState> = {}): PlayState => ({
  ...createPlayState(Object.fromEntries([...PEOPLE.keys()].map((id) => [id, {}]))),
  rounds,
  ...changes,
});

const buildView = (of: PlayState, changes: Partial<typeof TOURNAMENT> = {}): LivePageView =>
  buildLivePageView({
    tournament: { ...TOURNAMENT, ...changes },
    state: of,
    persons: new Map(
      Object.keys(of.entries).map((id) => [id, { ...getPerson(id), publicNameConsent: null }]),
    ),
    keyOf: (id) => `k${[...PEOPLE.keys()].indexOf(id)}`,
  });

/** Returns «Корт 1: Артём К. + Руслан А. 14:10 Дмитрий Л. + Елена С.» */
const listCourts = ({ current }: LivePageView): string[] =>
  (current?.matches ?? []).map(({ courtName, a, b, score }) => {
    const [one, other] = [a, b].map((pair) => pair.map(({ name }) => name).join(' + '));
    return `${courtName}: ${one} ${score ? `${score.a}:${score.b}` : '-'} ${other}`;
  });

test('PLAY-70: the live page of an unknown type has what was played, and announces no next round', () => {
  const state = createState(ROUNDS);
  const known = buildView(state);
  expect(known.nextFrom).toBe('standings');
  const type = 'Турнир будущего';
  expect(buildView(state, { tournament_type: type })).toEqual({
    ...known,
    type,
    nextFrom: null,
  });
});

test('PLAY-82, SEEN-2: ordered by wins the live page has two figures before the points', () => {
  const { settings } = createState(ROUNDS);
  const viewBy = (order: Partial<typeof settings>, rounds = ROUNDS) =>
    buildView(createState(rounds, { settings: { ...settings, ...order } })).table;
  expect(viewBy({}).figureLabels).toEqual([]);
  expect(viewBy({ ordersByAverage: true }).figureLabels).toEqual(['За матч']);
  const byWins = viewBy({ ordersByAverage: true, ordersByWins: true, unit: 'games' });
  expect([byWins.figureLabels, byWins.pointsLabel]).toEqual([['Баллы', 'Разница'], 'Геймы']);
  expect(byWins.rows[0]).toMatchObject({ place: 1, figures: ['4', '+12'], points: '30' });
  const unequal = [...ROUNDS.slice(0, 1), createRound(['Климов+Ахметов 14:10 Лунёв+Сафонова'])];
  const perRound = viewBy({ ordersByWins: true }, unequal);
  expect(perRound.figureLabels).toEqual(['За раунд', 'Разница']);
  expect(perRound.rows[0]!.figures[0]).toMatch(/^\d,\d\d$/);
});

test('SEEN-2: the live page of a third round has its courts, and the table after the second', () => {
  const view = buildView(createState(ROUNDS));
  expect(view).toMatchObject({ phase: 'playing', planned: 7, winners: [], next: null });
  expect(listCourts(view)).toEqual([
    'Корт 1: Артём К. + Руслан А. 14:10 Дмитрий Л. + Елена С.',
    'Корт 2: Анна К. + Наталья Д. - Константин Б. + Павел З.',
    'Корт 3: Мария О. + Ольга Т. - Игорь В. + Светлана Р.',
  ]);
  expect(view.current?.matches.map(({ winner }) => winner)).toEqual(['a', null, null]);
  expect(view.table.heading).toBe('Таблица после раунда 2');
  expect(view.table.rows.map(({ points }) => points).slice(0, 6)).toEqual([
    '30',
    '28',
    '28',
    '27',
    '26',
    '26',
  ]);
  expect(view.table.rows[0]).toMatchObject({
    place: 1,
    seats: [[{ name: 'Артём К.', key: 'k0' }]],
  });
});

test('SEEN-2, SEEN-8: the clock ends with the change of courts', () => {
  const { endsAt, roundMinutes } = buildView(createState(ROUNDS));
  expect([endsAt, roundMinutes]).toEqual([Date.parse('2026-11-25T16:14:00.000Z'), 14]);
  expect(buildView(createState(ROUNDS.slice(0, 2))).endsAt).toBeNull();
});

test('SEEN-2, PLAY-1: the next round is described, and the end without a change of courts', () => {
  expect(describeNextRound(buildView(createState(ROUNDS)), ZONE)).toBe(
    'пары раунда 4 — по таблице, начало в\u00a019:14',
  );
  const drawn = {
    ...createRound(['Климов+Лунёв - Белов+Зимин'], { rests: ['Орлова'] }),
    start: null,
  };
  const view = buildView(createState([...ROUNDS, drawn]));
  expect(view.next).toMatchObject({ number: 4, isBegun: false, rests: [{ name: 'Мария О.' }] });
  expect(describeNextRound(view, ZONE)).toBe('раунд 4, пары известны, начало в\u00a019:14');
  // One drawn player has left, so the round will be drawn again.
  const { entries } = createState([]);
  const left = { ...entries['Зимин']!, attendance: 'left' as const };
  const gone = createState([...ROUNDS, drawn], { entries: { ...entries, Зимин: left } });
  expect(buildView(gone).next).toBeNull();
  const last = { settings: { ...createState([]).settings, rounds: 3 } };
  expect(describeNextRound(buildView(createState(ROUNDS, last)), ZONE)).toBe(
    'это последний раунд, конец в\u00a019:10',
  );
  expect(describeNextRound(buildView(createState([])), ZONE)).toBe('');
});

test('SEEN-2: the live page lists players before the first round, and winners and final table at the end', () => {
  const before = buildView(createState([]));
  expect(before).toMatchObject({
    phase: 'before',
    current: null,
    table: { heading: '', rows: [] },
  });
  expect(before.players.map(({ name }) => name).slice(0, 3)).toEqual([
    'Анна К.',
    'Артём К.',
    'Дмитрий Л.',
  ]);
  const after = buildView(createState(ROUNDS, { outcome: FINISHED }));
  expect(after).toMatchObject({
    phase: 'finished',
    planned: 3,
    winners: ['Артём К.'],
    endsAt: null,
  });
  expect(after.table.heading).toBe('Итоговая таблица');
  expect(after.table.rows[0]?.points).toBe('44');
});

test('SEEN-2: all who share the first place have won', () => {
  const rounds = [createRound(['Климов+Лунёв 12:12 Белов+Зимин'])];
  const { winners } = buildView(createState(rounds, { outcome: FINISHED }));
  expect(winners.toSorted()).toEqual(['Артём К.', 'Дмитрий Л.', 'Константин Б.', 'Павел З.']);
});

test('SEEN-2, PLAY-14: a row has won whose first one left without a match', () => {
  const none = { restCredit: 'none' } as const;
  const rounds = [
    createRound(['Климов+Лунёв 12:12 Белов+Зимин'], { rests: ['Орлова'], ...none }),
    createRound(['Ветров+Климов 24:0 Белов+Зимин'], { rests: ['Лунёв'], ...none }),
    createRound(['Ветров+Лунёв 24:0 Белов+Зимин'], { rests: ['Климов'], ...none }),
  ];
  const { entries } = createPlayState({
    ...Object.fromEntries(['Климов', 'Лунёв', 'Белов', 'Зимин'].map((id) => [id, {}])),
    Орлова: { attendance: 'left' },
    Ветров: { attendance: 'arrived', replaces: 'Орлова', sharesRow: true },
  });
  expect(buildView(createState(rounds, { entries, outcome: FINISHED })).winners).toEqual([
    'Мария О. → Игорь В.',
  ]);
});

test('SEEN-2: waiting, declined and absent players are nowhere; names are those of the whole play', () => {
  const entries = {
    Крылова: {},
    Каменева: { status: 'waiting' as const },
    Кравец: { status: 'declined' as const },
    Круглова: { status: 'review' as const },
    Крюкова: { attendance: 'absent' as const },
  };
  const persons = new Map(
    Object.keys(entries).map((familyName) => [
      familyName,
      { givenName: 'Анна', familyName, publicNameConsent: null },
    ]),
  );
  const { players } = buildLivePageView({
    tournament: TOURNAMENT,
    state: createPlayState(entries),
    persons,
    keyOf: (id) => id.slice(0, 0),
  });
  expect(players.map(({ name }) => name)).toEqual(['Анна Кры.']);
});

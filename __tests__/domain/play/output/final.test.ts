import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { createFinalEvent } from '../../../../src/domain/play/draw/drawFinal';
import {
  createCancelRoundEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import {
  describeNextRound,
  formatCountdownTarget,
} from '../../../../src/domain/play/livePage/livePageTexts';
import { buildLivePageView } from '../../../../src/domain/play/livePage/livePageView';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { createRoundLookup } from '../../../../src/domain/play/model/roundName';
import { buildCourtSheets } from '../../../../src/domain/play/output/courtSheets';
import { buildMatchColumns, listMatchRows } from '../../../../src/domain/play/output/matchTable';
import { buildPublicRounds } from '../../../../src/domain/play/output/publicRounds';
import { buildRoundText } from '../../../../src/domain/play/output/roundText';
import {
  buildRoundPictureContent,
  buildStandingsContent,
} from '../../../../src/domain/play/picture/contents';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import { computePlayEnd } from '../../../../src/domain/play/rounds/roundClock';
import {
  describeRoundsChange,
  previewRounds,
} from '../../../../src/domain/play/rounds/roundsPreview';
import { describeRoundsLeft } from '../../../../src/domain/play/rounds/schedule';
import { buildScoreLinkView } from '../../../../src/domain/play/scoreLink/linkView';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { buildExportedSections } from '../../../../src/domain/players/export/exportTables';
import { computePlayerResult } from '../../../../src/domain/players/card/playerResult';
import { listExportedMatches } from '../../../../src/domain/players/export/exportedMatches';
import { createTournament } from '../../support/samples';
import { createEntry, createPlayState } from '../support/entries';
import {
  createFinal,
  drawFinalIn,
  EIGHT,
  EIGHT_ROUNDS,
  scoreLast,
  startNext,
} from '../support/finals';
import { getPerson } from '../support/mexicanoRounds';
import { drawContext } from '../support/playedTurns';

const PLANNED = 2;
const ZONE = 'Europe/Moscow';
const TOURNAMENT = {
  tournament_type: 'Мексикано',
  ...{ date: '2026-11-25', start_time: '19:00', end_time: '20:45' },
};
const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');

const BEFORE: PlayState = {
  ...createPlayState(Object.fromEntries(EIGHT.map((id) => [id, {}])), { rounds: PLANNED }),
  rounds: EIGHT_ROUNDS,
};
const DRAWN = drawFinalIn(BEFORE);
const RUNNING = scoreLast(startNext(DRAWN, PLANNED), (court) =>
  court === 0 ? { a: 3, b: 5, mark: null } : null,
);
const PLAYED = scoreLast(RUNNING, () => ({ a: 3, b: 5, mark: null }));
const FINISHED: PlayState = {
  ...PLAYED,
  outcome: { ...NO_OUTCOME, finishedAt: '2026-11-25T19:00:00.000Z' },
};

const entries = EIGHT.map((id) => createEntry(id, getPerson(id)));
const createPlay = ({ rounds, settings, outcome }: PlayState) => ({
  ...{ entries, rounds, settings, outcome },
});

test('PLAY-86: in chat text, picture, score sheets and file the final is called so, and has no number', () => {
  const play = createPlay(PLAYED);
  const [, , final] = buildPublicRounds(play);
  expect(final!.name).toBe('Финал');
  const tournament = createTournament(TOURNAMENT);
  const text = buildRoundText(tournament, final!, PLANNED, '20:30 – 21:03');
  expect(text.split('\n').slice(3, 5)).toEqual([
    'Финал, 20:30 – 21:03:',
    'Корт 1: Артём К. + Елена С. 3:5 Руслан А. + Дмитрий Л.',
  ]);
  const subject = { tournament, club: 'Клуб' };
  expect(buildRoundPictureContent(subject, final!, PLANNED, '').head.heading).toBe('Финал');
  const table = buildStandingsContent(
    subject,
    'Итоговая таблица',
    computePlayStandings(PLAYED),
    play,
    (id) => id,
  );
  expect(table.labels).toEqual(['Финал', 'Очки']);
  expect(table.rows[0]).toEqual({ place: 1, name: 'Ахметов', values: ['5:3', '31'] });
  expect(buildCourtSheets(play, PLANNED)[0]!.lines.map(({ name }) => name)).toEqual([
    ...['Раунд 1', 'Раунд 2', 'Финал'],
  ]);
  const rows = listMatchRows(PLAYED.rounds);
  const [number] = buildMatchColumns(rows, PLAYED.settings, (id) => id, ZONE);
  expect(rows.map((row, index) => number!.getValue(row, index))).toEqual([
    1,
    1,
    2,
    2,
    'финал',
    'финал',
  ]);
});

test('SEEN-31, PLAY-83: the file’s matches have a score where rounds count points and the final games', () => {
  const listNames = (rounds: PlayState['rounds']) =>
    buildMatchColumns(listMatchRows(rounds), PLAYED.settings, (id) => id, ZONE)
      .map(({ name }) => name)
      .slice(5, 7);
  expect(listNames(EIGHT_ROUNDS)).toEqual(['Очки первой', 'Очки второй']);
  expect(listNames(PLAYED.rounds)).toEqual(['Счёт первой', 'Счёт второй']);
});

test('PLAY-86: the score link and a player’s export call it so too', () => {
  const board = buildScoreLinkView({ state: RUNNING, entered: new Map(), nameOf: (id) => id });
  expect(board.round).toMatchObject({ name: 'Финал', terms: { target: 8, unit: 'games' } });
  const matches = listExportedMatches(PLAYED, 'Лунёв', (id) => id);
  expect(matches.map(({ round, isFinal }) => [round, isFinal])).toEqual([
    ...[
      [1, false],
      [2, false],
      [3, true],
    ],
  ]);
  const { date, start_time: startTime, tournament_type: tournamentType } = TOURNAMENT;
  const tournament = { tournamentId: 1, date, startTime, tournamentType };
  const { place, of, points, unit } = computePlayerResult(PLAYED, 'Лунёв');
  const entry = { ...createEntry('Лунёв'), tournament, matches, partner: null };
  const sections = buildExportedSections(
    {
      ...{ players: [], applications: [], organized: [], history: [], invitations: [], wishes: [] },
      ...{ madeAt: '', rating: null, form: [], entries: [{ ...entry, place, of, points, unit }] },
    },
    ZONE,
  );
  const table = sections.find(({ title }) => title === 'Матчи')!;
  expect(table.rows.map(([, where]) => where)).toEqual(['1, корт 2', '2, корт 1', 'финал, корт 1']);
});

const buildView = (state: PlayState) =>
  buildLivePageView({
    tournament: TOURNAMENT,
    state,
    persons: new Map(EIGHT.map((id) => [id, { ...getPerson(id), publicNameConsent: null }])),
    keyOf: (id) => `k${id}`,
  });

test('PLAY-86: the live page announces a drawn final, shows it, and counts it as no round', () => {
  const coming = buildView(DRAWN);
  expect(coming).toMatchObject({ planned: 2, current: { name: 'Раунд 2' }, nextFrom: null });
  expect(coming.next).toMatchObject({ name: 'Финал', isFinal: true });
  expect(formatCountdownTarget(coming)).toBe('финал');
  expect(toPlain(describeNextRound(coming, ZONE))).toBe('финал, пары известны');
  expect(buildView(BEFORE).next).toBeNull();

  const running = buildView(RUNNING);
  expect(running).toMatchObject({
    planned: 2,
    current: { name: 'Финал', isFinal: true },
    next: null,
  });
  expect(running.terms).toMatchObject({ target: 8, unit: 'games' });
  expect(formatCountdownTarget(running)).toBe('конец');
  // A larger number of rounds, set meanwhile, changes nothing.
  const more = { ...RUNNING, settings: { ...RUNNING.settings, rounds: 7 } };
  expect(formatCountdownTarget(buildView(more))).toBe('конец');
  expect(toPlain(describeNextRound(running, ZONE))).toBe('конец в 21:33');
  expect(running.table.heading).toBe('Таблица после раунда 2');
  expect(running.table.rows.map((row) => row.final)).toEqual(Array(8).fill(null));

  const over = buildView(FINISHED);
  expect(over).toMatchObject({
    planned: 2,
    phase: 'finished',
    winners: ['Руслан А.', 'Дмитрий Л.'],
  });
  expect(over.table.rows.map(({ place, final }) => `${place} ${final}`).slice(0, 4)).toEqual([
    ...['1 5:3', '1 5:3', '3 3:5', '3 3:5'],
  ]);
});

test('PLAY-86: a drawn final belongs to the time that is left, with its own minutes', () => {
  const at = Date.parse('2026-11-25T16:05:00.000Z');
  const computeMinutes = ({ rounds, settings }: PlayState) =>
    (computePlayEnd(rounds, PLANNED, settings, at)! - Date.parse('2026-11-25T16:10:00.000Z')) /
    60_000;
  expect(computeMinutes(BEFORE)).toBe(0);
  // 4 minutes to change courts, and 33 of the final.
  expect(computeMinutes(DRAWN)).toBe(37);
  const describe = ({ rounds, settings }: PlayState, planned = PLANNED) =>
    toPlain(describeRoundsLeft(rounds, planned, settings));
  expect(describe(BEFORE, 4)).toBe('Ещё 2 раунда по 14 мин.');
  expect(describe(DRAWN)).toBe('Ещё финал, 33 мин.');
  expect(describe(RUNNING, 4)).toBe('Все раунды начаты.');
});

test('PLAY-86: the history names it, and so does a change of the roster that puts it out of date', () => {
  const describe = (events: readonly PlayEvent[], { rounds }: PlayState) =>
    describeChange({ events, undoes: null }, (id) => id, createRoundLookup(rounds)).map(toPlain);
  const draw = createFinalEvent(BEFORE, createFinal())!;
  expect(describe([draw], BEFORE)).toEqual(['Жеребьёвка: финал']);
  const plan = { planned: PLANNED, seed: 1, context: drawContext };
  expect(describe(createStartRoundEvents(DRAWN, '2026-11-25T18:00:00.000Z', plan), DRAWN)).toEqual([
    'Финал начат',
  ]);
  const round = RUNNING.rounds[2]!;
  const result = createResultEvent(round, round.matches[1]!, { a: 6, b: 2, mark: null });
  expect(describe([result], RUNNING)).toEqual(['Финал, корт 2: 6:2']);
  expect(describe([createCancelRoundEvent(RUNNING, drawContext)!], RUNNING)).toEqual([
    'Отменён финал',
  ]);
  const leaves = createEntryEvent(
    { ...DRAWN.entries.Климов!, id: 'Климов' },
    { attendance: 'left' },
  );
  const preview = (state: PlayState) =>
    describeRoundsChange(previewRounds(state, leaves, PLANNED, drawContext)!).map(toPlain);
  expect(preview(DRAWN)).toEqual(['Финал: жеребьёвка устареет. Сыгранное не изменится.']);
  expect(preview(RUNNING)).toEqual([]);
});

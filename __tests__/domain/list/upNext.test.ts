import fc from 'fast-check';
import { addDays } from '../../../src/domain/dates/dates';
import { toInstant } from '../../../src/domain/dates/instants';
import { formatUpNextTournament, findUpNext } from '../../../src/domain/list/upNext';
import { createTournament } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const ZONE = 'Europe/Moscow';
const TODAY = '2026-11-24';
const toMs = (time: string) => toInstant(TODAY, time, ZONE);
const createGame = (id: number, date: string, start_time: string, end_time: string | null = null) =>
  createTournament({ id, date, start_time, end_time });
const MORNING = createGame(1, TODAY, '10:00', '12:00');
const EVENING = createGame(2, TODAY, '19:00', '21:00');
const TOMORROW = createGame(3, addDays(TODAY, 1), '10:00', '12:00');
const COMING = [MORNING, EVENING, TOMORROW, createGame(4, addDays(TODAY, 2), '10:00')];

const findNextAt = (time: string, coming = COMING) => findUpNext(coming, TODAY, toMs(time), ZONE);

describe('the tournament that concerns the desk now', () => {
  test.each([
    ['09:38', 1, 'через 22\u00a0мин'],
    ['06:55', 1, 'через 3\u00a0ч 5\u00a0мин'],
    ['00:10', 1, 'через 9\u00a0ч'],
    ['10:00', 1, 'идёт'],
    ['11:59', 1, 'идёт'],
    ['12:00', 2, 'через 7\u00a0ч'],
    ['20:30', 2, 'идёт'],
    ['21:00', 3, 'через 13\u00a0ч'],
  ])('DESK-4: at %s it is the tournament %i, %s', (time, id, words) => {
    const next = findNextAt(time)!;
    expect(next.tournament.id).toBe(id);
    expect(formatUpNextTournament(next)).toBe(words);
  });

  test('DESK-4: after the last one of today, with none tomorrow, it is that one', () => {
    const next = findNextAt('23:00', [MORNING, EVENING])!;
    expect(next.tournament).toBe(EVENING);
    expect(formatUpNextTournament(next)).toBe('закончен');
    expect(next.otherCount).toBe(1);
  });

  test('DESK-4, PLAY-16: one whose play has ended is over, whenever its end was planned', () => {
    const isFinished = (id: number) => id === MORNING.id;
    const next = findUpNext(COMING, TODAY, toMs('10:30'), ZONE, isFinished)!;
    expect(next.tournament).toBe(EVENING);
    const alone = findUpNext([MORNING], TODAY, toMs('10:30'), ZONE, isFinished)!;
    expect(formatUpNextTournament(alone)).toBe('закончен');
  });

  test('DESK-4: a tournament without an end lasts until its day ends', () => {
    const open = createGame(1, TODAY, '10:00');
    expect(formatUpNextTournament(findNextAt('23:59', [open])!)).toBe('идёт');
  });

  test('DESK-4: a start that cannot be read is not counted from', () => {
    expect(formatUpNextTournament(findNextAt('09:00', [createGame(1, TODAY, 'вечером')])!)).toBe(
      '',
    );
  });

  test('DESK-4: there is none where nothing is on these two days', () => {
    expect(findNextAt('09:00', [createGame(4, addDays(TODAY, 2), '10:00')])).toBeUndefined();
    expect(findNextAt('09:00', [])).toBeUndefined();
  });

  test('DESK-4: the shown tournament is never over while another one of these days is not', () => {
    const hour = fc.integer({ min: 8, max: 22 }).map((one) => `${String(one).padStart(2, '0')}:00`);
    const games = fc.array(fc.tuple(fc.boolean(), hour), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(games, hour, (drawn, now) => {
        const coming = drawn
          .map(([isToday, start], id) =>
            createGame(
              id + 1,
              isToday ? TODAY : addDays(TODAY, 1),
              start,
              start.replace(':00', ':59'),
            ),
          )
          .sort((a, b) => (a.date + a.start_time < b.date + b.start_time ? -1 : 1));
        const next = findNextAt(now, coming)!;
        const isLeft = coming.some(
          ({ date, end_time }) => date !== TODAY || toInstant(date, end_time!, ZONE) > toMs(now),
        );
        return next.isOver === !isLeft;
      }),
      createRuns(),
    );
  });
});

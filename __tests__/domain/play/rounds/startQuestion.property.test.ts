import * as fc from 'fast-check';
import { addDays, toDay } from '../../../../src/domain/dates/dates';
import { HOUR_MS, MINUTE_MS } from '../../../../src/domain/dates/durations';
import { describeEarlyStart } from '../../../../src/domain/play/rounds/startQuestion';
import { parseTournamentStart } from '../../../../src/domain/tournament/tournamentStart';
import { createRuns } from '../../../support/createRuns';

/** The last two zones change their clocks by an hour and by half an hour. */
const zones = fc.constantFrom(
  'Europe/Moscow',
  'Pacific/Kiritimati',
  'Europe/Berlin',
  'Australia/Lord_Howe',
);
const tournaments = fc
  .record({
    instant: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }),
    minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  })
  .map(({ instant, minutes }) => {
    const toText = (part: number) => String(part).padStart(2, '0');
    const start_time = `${toText(Math.floor(minutes / 60))}:${toText(minutes % 60)}`;
    return { date: toDay(instant, 'UTC'), start_time };
  });
const offsets = fc.integer({ min: -60 * HOUR_MS, max: 60 * HOUR_MS });

test('PLAY-63: nothing is asked within six hours and from the start on; further ahead always', () => {
  fc.assert(
    fc.property(tournaments, zones, offsets, (tournament, zone, ahead) => {
      const now = parseTournamentStart(tournament, zone)! - ahead;
      const asked = describeEarlyStart(tournament, now, zone);
      if (ahead <= 6 * HOUR_MS) expect(asked).toBeNull();
      else expect(asked).toContain(tournament.start_time);
    }),
    createRuns(1_000),
  );
});

test('PLAY-63: a tournament that starts with its day is asked about at no minute of that day or the next', () => {
  const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const today = toDay(now, zone);
      for (const date of [today, addDays(today, -1)])
        expect(describeEarlyStart({ date, start_time: '00:00' }, now, zone)).toBeNull();
    }),
    createRuns(1_000),
  );
  const tournament = { date: '2026-11-28', start_time: '00:00' };
  const start = parseTournamentStart(tournament, 'Europe/Moscow')!;
  const minutes = Array.from({ length: 48 * 60 }, (_, minute) => start + minute * MINUTE_MS);
  expect(minutes.filter((now) => describeEarlyStart(tournament, now, 'Europe/Moscow'))).toEqual([]);
});

test('PLAY-63: once nothing is asked, nothing is asked later', () => {
  fc.assert(
    fc.property(tournaments, zones, offsets, offsets, (tournament, zone, one, other) => {
      const start = parseTournamentStart(tournament, zone)!;
      const [earlier, later] = [Math.max(one, other), Math.min(one, other)].map((ahead) =>
        describeEarlyStart(tournament, start - ahead, zone),
      );
      if (earlier === null) expect(later).toBeNull();
    }),
    createRuns(1_000),
  );
});

test('PLAY-63: no date, time or moment breaks it', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom('2026-02-30', '0000-00-00', '9999-12-31'));
  const times = fc.oneof(fc.string(), fc.constantFrom('24:00', '19:00'));
  fc.assert(
    fc.property(
      texts,
      times,
      zones,
      fc.integer({ min: 0, max: 8e15 }),
      (date, start_time, zone, now) => {
        expect(() => describeEarlyStart({ date, start_time }, now, zone)).not.toThrow();
      },
    ),
    createRuns(),
  );
});

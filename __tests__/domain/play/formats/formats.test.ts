import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import { findFormat, FORMATS } from '../../../../src/domain/play/formats/formats';
import {
  createLateJoinEvent,
  previewRounds,
} from '../../../../src/domain/play/rounds/roundsPreview';
import { getNextStep } from '../../../../src/domain/play/rounds/nextStep';
import { countPlannedRounds } from '../../../../src/domain/play/rounds/plannedRounds';
import { TOURNAMENT_TYPES } from '../../../../src/domain/tournament/tournamentTypes';
import { createStartState } from '../support/playedTurns';

const UNKNOWN = 'Турнир будущего';
const TIMES = { start_time: '19:00', end_time: null };

test('RULE-1: each type that can be chosen has its own format', () => {
  const formats = TOURNAMENT_TYPES.map(findFormat);
  expect(formats).toEqual(TOURNAMENT_TYPES.map((type) => FORMATS[type]));
  expect(new Set(formats).size).toBe(TOURNAMENT_TYPES.length);
});

test.each([UNKNOWN, '', 'мексикано', 'toString'])(
  'PLAY-70: «%s» is no type of this version, and no other format takes its place',
  (label) => {
    expect(findFormat(label)).toBeNull();
  },
);

test('PLAY-70: the next step of an unknown type draws nothing, and a finished play stays finished', () => {
  const state = createStartState(8, null);
  expect(getNextStep(state, 7, null)).toEqual({ kind: 'unknownType' });
  const outcome = { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z' };
  expect(getNextStep({ ...state, outcome }, 7, null)).toEqual({ kind: 'finished' });
});

test('PLAY-70: an unknown type plans no rounds for fixed pairs to meet', () => {
  const state = createStartState(8, null, 'fixed');
  const count = (tournament_type: string) =>
    countPlannedRounds(state, { ...TIMES, tournament_type });
  expect(count('Американо')).toBe(3);
  expect(count(UNKNOWN)).toBe(7);
});

test('PLAY-70: for an unknown type no sentence says that a draw becomes stale', () => {
  const state = createStartState(8, null);
  const [[id, entry]] = Object.entries(state.entries) as [[string, (typeof state.entries)[string]]];
  const preview = previewRounds(state, createLateJoinEvent({ ...entry, id }, 2), 3, null);
  expect(preview).toMatchObject({ stale: null });
  expect(preview?.stretches).toHaveLength(2);
});

import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import {
  createLateJoinEvent,
  previewRounds,
  describeRoundsChange,
} from '../../../../src/domain/play/rounds/roundsPreview';
import { foldChanges } from '../../../../src/domain/play/log/fold';
import { listDrawable } from '../../../../src/domain/play/roster/availability';
import { listParticipants } from '../../../../src/domain/play/model/round';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { applyAll, createPlayState, createConfirmedState } from '../support/entries';

const drawContext = { format: FORMATS.Американо, levelOf: () => null } as const;
const plan = { planned: 5, seed: 3, context: drawContext };
const AT = '2026-11-25T16:00:00.000Z';
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const EIGHT = createPlayState(Object.fromEntries(IDS.map((id) => [id, {}])));

const toPlain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

test('PLAY-13: a player from a given round on is drawn from it, and not before', () => {
  const state = applyAll(EIGHT, [createLateJoinEvent({ id: 'h', ...EIGHT.entries.h! }, 3)]);
  expect([1, 2, 3].map((round) => listDrawable(state, round).includes('h'))).toEqual([
    false,
    false,
    true,
  ]);
  const { rounds } = applyAll(state, createStartRoundEvents(state, AT, plan));
  expect(rounds.map((round) => listParticipants(round).includes('h'))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('PLAY-13: before the start it is said how many play and rest in which rounds', () => {
  const preview = previewRounds(
    EIGHT,
    createLateJoinEvent({ id: 'h', ...EIGHT.entries.h! }, 3),
    5,
    drawContext,
  );
  expect(toPlain(describeRoundsChange(preview!))).toEqual([
    'Раунды 1–2: играют 4, отдыхают 3.',
    'Раунды 3–5: играют 8, никто не отдыхает.',
  ]);
});

test('PLAY-12, PLAY-13: while it is played it is said which draws will be out of date', () => {
  const late = applyAll(EIGHT, [createLateJoinEvent({ id: 'h', ...EIGHT.entries.h! }, 4)]);
  const state = applyAll(late, createStartRoundEvents(late, AT, plan));
  const preview = previewRounds(
    state,
    createLateJoinEvent({ id: 'h', ...state.entries.h! }, 3),
    5,
    drawContext,
  );
  expect(toPlain(describeRoundsChange(preview!))).toEqual([
    'Раунд 2: играют 4, отдыхают 3.',
    'Раунды 3–5: играют 8, никто не отдыхает.',
    'Раунд 3: жеребьёвка устареет. Сыгранное не изменится.',
  ]);
});

test('PLAY-12, PLAY-13: no draw is out of date where nothing changes; who rests alone rests in the singular', () => {
  const nine = createPlayState({ ...Object.fromEntries(IDS.map((id) => [id, {}])), i: {} });
  const late = createLateJoinEvent({ id: 'i', ...nine.entries.i! }, 3);
  const state = applyAll(nine, [late, ...createStartRoundEvents(applyAll(nine, [late]), AT, plan)]);
  const same = createLateJoinEvent({ id: 'i', ...state.entries.i! }, 3);
  expect(toPlain(describeRoundsChange(previewRounds(state, same, 5, drawContext)!))).toEqual([
    'Раунд 2: играют 8, никто не отдыхает.',
    'Раунды 3–5: играют 8, отдыхает 1.',
    'Жеребьёвка не изменится.',
  ]);
});

test('PLAY-13: with fewer than four there is said what is missing; a change that does not fit says nothing', () => {
  const four = createPlayState({ a: {}, b: {}, c: {}, d: {} });
  const event = createLateJoinEvent({ id: 'd', ...four.entries.d! }, 2);
  expect(toPlain(describeRoundsChange(previewRounds(four, event, 2, drawContext)!))).toEqual([
    'Раунд 1: нужны четверо, есть 3.',
    'Раунд 2: играют 4, никто не отдыхает.',
  ]);
  expect(previewRounds(applyAll(four, [event]), event, 2, drawContext)).not.toBeNull();
  expect(
    previewRounds(four, { ...event, from: { attendance: 'left' } }, 2, drawContext),
  ).toBeNull();
});

test('PLAY-13, ROSTER-15: a part that an entry of an older log lacks has its default', () => {
  const { fromRound: _, replaces: __, sharesRow: ___, ...older } = createConfirmedState();
  const added = { kind: 'entryAdded', entryId: 'a', state: older } as PlayEvent;
  const state = foldChanges([{ id: '1', events: [added] }]);
  expect(state.entries.a).toEqual(createConfirmedState());
  expect(
    applyAll(state, [createLateJoinEvent({ id: 'a', ...createConfirmedState() }, 2)]).entries.a!
      .fromRound,
  ).toBe(2);
});

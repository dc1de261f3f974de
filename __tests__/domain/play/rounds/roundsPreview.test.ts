import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import {
  createPlaysFromEvent,
  previewRounds,
  describeRoundsPreview,
} from '../../../../src/domain/play/rounds/roundsPreview';
import { foldChanges } from '../../../../src/domain/play/log/playState';
import { listDrawable } from '../../../../src/domain/play/roster/availability';
import { listParticipants } from '../../../../src/domain/play/model/round';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { after, aPlay, aState } from '../support/entries';

const drawing = { format: 'americano', levelOf: () => null } as const;
const plan = { planned: 5, seed: 3, drawing };
const AT = '2026-11-25T16:00:00.000Z';
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const EIGHT = aPlay(Object.fromEntries(IDS.map((id) => [id, {}])));

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

test('PLAY-13: whoever plays from a round on is drawn from it, and not before', () => {
  const state = after(EIGHT, [createPlaysFromEvent({ id: 'h', ...EIGHT.entries.h! }, 3)]);
  expect([1, 2, 3].map((round) => listDrawable(state, round).includes('h'))).toEqual([
    false,
    false,
    true,
  ]);
  const { rounds } = after(state, createStartRoundEvents(state, AT, plan));
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
    createPlaysFromEvent({ id: 'h', ...EIGHT.entries.h! }, 3),
    5,
    drawing,
  );
  expect(plain(describeRoundsPreview(preview!))).toEqual([
    'Раунды 1–2: играют 4, отдыхают 3.',
    'Раунды 3–5: играют 8, никто не отдыхает.',
  ]);
});

test('PLAY-12, PLAY-13: while it is played it is said which draws will be out of date', () => {
  const late = after(EIGHT, [createPlaysFromEvent({ id: 'h', ...EIGHT.entries.h! }, 4)]);
  const state = after(late, createStartRoundEvents(late, AT, plan));
  const preview = previewRounds(
    state,
    createPlaysFromEvent({ id: 'h', ...state.entries.h! }, 3),
    5,
    drawing,
  );
  expect(plain(describeRoundsPreview(preview!))).toEqual([
    'Раунд 2: играют 4, отдыхают 3.',
    'Раунды 3–5: играют 8, никто не отдыхает.',
    'Раунд 3: жеребьёвка устареет. Сыгранное не изменится.',
  ]);
});

test('PLAY-12, PLAY-13: no draw is out of date where nothing changes; who rests alone rests in the singular', () => {
  const nine = aPlay({ ...Object.fromEntries(IDS.map((id) => [id, {}])), i: {} });
  const late = createPlaysFromEvent({ id: 'i', ...nine.entries.i! }, 3);
  const state = after(nine, [late, ...createStartRoundEvents(after(nine, [late]), AT, plan)]);
  const same = createPlaysFromEvent({ id: 'i', ...state.entries.i! }, 3);
  expect(plain(describeRoundsPreview(previewRounds(state, same, 5, drawing)!))).toEqual([
    'Раунд 2: играют 8, никто не отдыхает.',
    'Раунды 3–5: играют 8, отдыхает 1.',
    'Жеребьёвка не изменится.',
  ]);
});

test('PLAY-13: with fewer than four there is said what is missing; a change that does not fit says nothing', () => {
  const four = aPlay({ a: {}, b: {}, c: {}, d: {} });
  const event = createPlaysFromEvent({ id: 'd', ...four.entries.d! }, 2);
  expect(plain(describeRoundsPreview(previewRounds(four, event, 2, drawing)!))).toEqual([
    'Раунд 1: нужны четверо, есть 3.',
    'Раунд 2: играют 4, никто не отдыхает.',
  ]);
  expect(previewRounds(after(four, [event]), event, 2, drawing)).not.toBeNull();
  expect(previewRounds(four, { ...event, from: { attendance: 'left' } }, 2, drawing)).toBeNull();
});

test('PLAY-13, ROSTER-15: of an entry of a log that did not have it yet, what is missing has its default', () => {
  const { fromRound: _, replaces: __, sharesRow: ___, ...older } = aState();
  const added = { kind: 'entryAdded', entryId: 'a', state: older } as PlayEvent;
  const state = foldChanges([{ id: '1', events: [added] }]);
  expect(state.entries.a).toEqual(aState());
  expect(
    after(state, [createPlaysFromEvent({ id: 'a', ...aState() }, 2)]).entries.a!.fromRound,
  ).toBe(2);
});

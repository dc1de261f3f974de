import assert from 'node:assert/strict';
import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { findRedrawForRefused } from '../../../../src/domain/play/changes/findRedrawForRefused';
import {
  createDrawEvent,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import { createFinalEvent, drawFinal } from '../../../../src/domain/play/draw/drawFinal';
import {
  createCancelRoundEvent,
  createKeepDrawEvent,
  createReplaceRoundsEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { isRunningDrawStale } from '../../../../src/domain/play/draw/startedDraw';
import { applyEvent } from '../../../../src/domain/play/log/fold';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { findFinal, type Final, type Round } from '../../../../src/domain/play/model/round';
import { listNextRoundJoiners } from '../../../../src/domain/play/roster/availability';
import {
  describeFinalObstacle,
  describeSettledPlaces,
} from '../../../../src/domain/play/rounds/finalTexts';
import { findLoadWarning } from '../../../../src/domain/play/rounds/loadWarning';
import { getNextRoundStep, getNextStep } from '../../../../src/domain/play/rounds/nextStep';
import { countPlannedRounds } from '../../../../src/domain/play/rounds/plannedRounds';
import { describePlayStatus, formatNextStep } from '../../../../src/domain/play/rounds/playStatus';
import { parseRound } from '../../../../src/domain/play/wire/roundWire';
import { createTournament } from '../../support/samples';
import { applyAll, createPlayState } from '../support/entries';
import { AT, createFinal, drawFinalIn, scoreLast, startNext } from '../support/finals';
import { createRound, getPlainCourtName } from '../support/mexicanoRounds';
import { acceptAlone, drawContext } from '../support/playedTurns';

const PLANNED = 2;
const plan = { planned: PLANNED, seed: 1, context: drawContext };

/** Eight players in their places after two rounds: a with 33 points, b with 31, down to h with 15. */
const RANKED: PlayState = {
  ...createPlayState({ a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {} }),
  rounds: [
    createRound(['a+b 20:4 g+h', 'c+d 14:10 e+f']),
    createRound(['a+c 13:11 b+d', 'e+g 13:11 f+h']),
  ],
};

const withEntries = (
  state: PlayState,
  changes: Record<string, Partial<PlayState['entries'][string]>>,
): PlayState => ({
  ...state,
  entries: Object.fromEntries(
    Object.entries(state.entries).map(([id, entry]) => [id, { ...entry, ...changes[id] }]),
  ),
});

/** «a+d - b+c | e+h - f+g, e f»: the courts of a round, then who rests. */
const formatDraw = (round: Round | null): string =>
  round
    ? [
        round.matches.map(({ a, b }) => `${a.join('+')} - ${b.join('+')}`).join(' | '),
        ...(round.rests.length > 0 ? [round.rests.join(' ')] : []),
      ].join(', ')
    : 'нет';

test.each<[Final, string]>([
  [createFinal(), 'a+d - b+c | e+h - f+g'],
  [createFinal('all', '1+3'), 'a+c - b+d | e+g - f+h'],
  [createFinal('all', '1+2'), 'a+b - c+d | e+f - g+h'],
  [createFinal('first'), 'a+d - b+c, e f g h'],
])('PLAY-85: eight players %j meet as %s', (final, draw) => {
  expect(formatDraw(drawFinal(RANKED, final))).toBe(draw);
});

test('PLAY-85: a player who has left is passed over, and too few for another court rest', () => {
  const away = withEntries(RANKED, { b: { attendance: 'left' } });
  expect(formatDraw(drawFinal(away, createFinal()))).toBe('a+e - c+d, f g h');
});

test('PLAY-85: as many fours as there are courts play, however many there are', () => {
  const oneCourt = { ...RANKED, settings: { ...RANKED.settings, courts: 1 } };
  expect(formatDraw(drawFinal(oneCourt, createFinal()))).toBe('a+d - b+c, e f g h');
});

test('PLAY-85: fixed pairs meet by place, 1 against 2 and 3 against 4', () => {
  const partners = ['ab', 'cd', 'ef', 'gh'].flatMap(([one = '', other = '']) => [
    [one, { partner: other }] as const,
    [other, { partner: one }] as const,
  ]);
  const pairs: PlayState = {
    ...withEntries(RANKED, Object.fromEntries(partners)),
    settings: { ...RANKED.settings, variant: 'fixed' },
    rounds: RANKED.rounds.slice(0, 1),
  };
  expect(formatDraw(drawFinal(pairs, createFinal()))).toBe('a+b - c+d | e+f - g+h');
});

test('PLAY-85: a four of микст are two men and two women, the pairs as chosen', () => {
  const sexes = Object.fromEntries(
    [...'abcdefgh'].map((id) => [
      id,
      { sex: 'abch'.includes(id) ? ('m' as const) : ('f' as const) },
    ]),
  );
  const mixed: PlayState = {
    ...withEntries(RANKED, sexes),
    settings: { ...RANKED.settings, variant: 'mixed' },
  };
  const draw = (final: Final) => formatDraw(drawFinal(mixed, final));
  expect(draw(createFinal('all', 'M1+W2'))).toBe('a+e - b+d | c+g - h+f');
  expect(draw(createFinal('all', 'M1+W1'))).toBe('a+d - b+e | c+f - h+g');
  // The default of other plays is none here.
  expect(draw(createFinal('all', '1+4'))).toBe('a+e - b+d | c+g - h+f');
  expect(drawFinal(mixed, createFinal())!.final!.pairing).toBe('M1+W2');
});

const toPlain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test.each<[string, PlayState, string | null]>([
  ['all is played', RANKED, null],
  [
    'a round is not begun',
    { ...RANKED, rounds: RANKED.rounds.slice(0, 1) },
    'Финал играют после всех раундов: начато 1 из 2.',
  ],
  [
    'a score is missing',
    { ...RANKED, rounds: [createRound(['a+b - c+d']), RANKED.rounds[1]!] },
    'Финал играют после всех раундов: в раунде 1 не весь счёт.',
  ],
  [
    'three are left',
    withEntries(
      RANKED,
      Object.fromEntries([...'abcde'].map((id) => [id, { attendance: 'left' as const }])),
    ),
    'Для финала нужны четверо: есть 3 игрока.',
  ],
  [
    'микст has one woman',
    {
      ...withEntries(
        RANKED,
        Object.fromEntries([...'abcdefgh'].map((id) => [id, { sex: id === 'h' ? 'f' : 'm' }])),
      ),
      settings: { ...RANKED.settings, variant: 'mixed' },
    },
    'Для финала нужны двое мужчин и две женщины: есть 7 мужчин и 1 женщина.',
  ],
  [
    'it has ended',
    { ...RANKED, outcome: { ...NO_OUTCOME, finishedAt: AT } },
    'Турнир закончен: для финала откройте его снова.',
  ],
  ['there is one', drawFinalIn(RANKED), 'Финал уже есть, второго не бывает.'],
])('PLAY-85: when %s, it is said whether and why there can be no final', (_, state, text) => {
  expect(toPlain(describeFinalObstacle(state, PLANNED))).toBe(text);
});

test('PLAY-85: a shared place is settled by lot, which is said before the final starts', () => {
  const shared = { ...RANKED, rounds: RANKED.rounds.slice(0, 1) };
  const describe = (final: Final) =>
    describeSettledPlaces(shared, drawFinal(shared, final)!, (id) => id.toUpperCase()).map(toPlain);
  const order = drawFinal(shared, createFinal())!.seeding.map(({ entryId }) => entryId);
  const [first, , third] = order.map((id) => id.toUpperCase());
  expect(describe(createFinal('first'))).toEqual([
    `Место 1 делят ${order.slice(0, 2).join(' и ').toUpperCase()}: по жребию выше ${first}.`.replace(
      ' И ',
      ' и ',
    ),
    `Место 3 делят ${order.slice(2, 4).join(' и ').toUpperCase()}: по жребию выше ${third}.`.replace(
      ' И ',
      ' и ',
    ),
  ]);
  expect(describe(createFinal())).toHaveLength(4);
  expect(describeSettledPlaces(RANKED, drawFinal(RANKED, createFinal())!, String)).toEqual([]);
});

test('PLAY-85: a final is drawn, started with its own terms, scored, and then only the end is left', () => {
  const drawn = drawFinalIn(RANKED);
  const step = getNextStep(drawn, PLANNED, drawContext);
  expect(step).toEqual({ kind: 'startRound', round: 3, isStale: false, isFinal: true });
  expect(formatNextStep(step, getPlainCourtName)).toBe('Начать финал');
  const begun = startNext(drawn, PLANNED);
  expect(begun.rounds.at(-1)!.start!.terms).toEqual({
    ...{ scoring: 'total', unit: 'games', target: 8, minutes: 33 },
    restCredit: 'none',
  });
  expect(getNextStep(begun, PLANNED, drawContext)).toMatchObject({ kind: 'score', court: 1 });
  const score = { a: 5, b: 3, mark: null };
  const half = scoreLast(begun, (court) => (court === 0 ? score : null));
  const status = (state: PlayState) =>
    toPlain(describePlayStatus(state.rounds, PLANNED, getNextStep(state, PLANNED, drawContext)));
  expect(status(half)).toBe('Финал · сыгран 1 матч из 2');
  const over = scoreLast(half, () => score);
  expect(status(over)).toBe('Финал · сыгран');
  const finished = { ...over, outcome: { ...NO_OUTCOME, finishedAt: AT } };
  expect(status(finished)).toBe('Турнир закончен: 2 раунда и финал');
  for (const planned of [PLANNED, 7]) {
    expect(getNextStep(over, planned, drawContext)).toEqual({ kind: 'finish' });
    expect(getNextRoundStep(over, planned, drawContext)).toEqual({ kind: 'finish' });
    expect(createDrawEvent(over, { ...plan, planned }).to).toEqual([]);
    expect(createStartRoundEvents(over, AT, { ...plan, planned })).toEqual([]);
  }
  expect(listNextRoundJoiners(drawFinalIn(RANKED, createFinal('first')), 3)).toEqual([]);
  expect(findLoadWarning(withEntries(over, { a: { attendance: 'left' } }), [])).toBeNull();
});

test('PLAY-85: with a final as many rounds are planned as there are, whatever was set before it', () => {
  const settings = { ...RANKED.settings, rounds: 9 };
  const tournament = createTournament({ tournament_type: 'Американо' });
  for (const state of [drawFinalIn(RANKED), startNext(drawFinalIn(RANKED), PLANNED)])
    expect(countPlannedRounds({ ...state, settings }, tournament)).toBe(2);
  expect(countPlannedRounds({ ...RANKED, settings }, tournament)).toBe(9);
});

test('PLAY-85: a round after a final, a second one, and a final in front of rounds are refused', () => {
  const drawn = drawFinalIn(RANKED);
  const final = findFinal(drawn.rounds)!;
  const next: Round = { ...createRound(['a+b - c+d']), id: 'next', start: null };
  const refuse = (state: PlayState, to: readonly Round[]) =>
    expect(applyEvent(state, createReplaceRoundsEvent(state, to))).toMatchObject({
      refused: 'invalid',
    });
  refuse(RANKED, [final, next]);
  refuse(startNext(drawn, PLANNED), [next]);
  refuse(RANKED, [final, { ...final, id: 'second' }]);
  refuse(RANKED, [next, final]);
  refuse({ ...RANKED, rounds: [] }, [final]);
});

test('PLAY-85: a final is cancelled, before or after its start, and comes back with its scores', () => {
  const played = scoreLast(startNext(drawFinalIn(RANKED), PLANNED), () => ({
    ...{ a: 5, b: 3, mark: null },
  }));
  for (const state of [drawFinalIn(RANKED), played]) {
    const cancelled = acceptAlone(state, [createCancelRoundEvent(state, drawContext)!]);
    assert('state' in cancelled);
    expect(cancelled.state).toEqual(RANKED);
    const back = acceptUndo(cancelled.state, cancelled.events);
    assert('state' in back);
    expect(back.state).toEqual(state);
  }
});

test('PLAY-85: a correction puts a drawn final out of date; redrawn or kept it is not, and a started one stays', () => {
  const drawn = drawFinalIn(RANKED, createFinal('all', '1+3'));
  const [first] = drawn.rounds;
  const correct = (state: PlayState) =>
    applyAll(state, [createResultEvent(first!, first!.matches[0]!, { a: 0, b: 24, mark: null })]);
  const stale = correct(drawn);
  expect(getNextStep(stale, PLANNED, drawContext)).toMatchObject({ isStale: true });
  const redrawn = applyAll(stale, [createDrawEvent(stale, plan)]);
  const kept = applyAll(stale, [createKeepDrawEvent(stale, PLANNED, drawContext)]);
  for (const state of [redrawn, kept])
    expect(getNextStep(state, PLANNED, drawContext)).toMatchObject({ isStale: false });
  expect(formatDraw(redrawn.rounds[2]!)).not.toBe(formatDraw(drawn.rounds[2]!));
  expect(redrawn.rounds[2]!.final).toEqual(createFinal('all', '1+3'));
  expect(formatDraw(kept.rounds[2]!)).toBe(formatDraw(drawn.rounds[2]!));
  const begun = correct(startNext(drawn, PLANNED));
  expect(isRunningDrawStale(begun, drawContext)).toBe(false);
  expect(begun.rounds[2]!.matches).toEqual(drawn.rounds[2]!.matches);
});

test('PLAY-85: two devices that choose alike draw one final, with other terms two', () => {
  const [one, same] = [
    createFinalEvent(RANKED, createFinal())!,
    createFinalEvent(RANKED, createFinal())!,
  ];
  const other = createFinal();
  const others = createFinalEvent(RANKED, { ...other, terms: { ...other.terms, target: 6 } })!;
  const state = applyAll(RANKED, [one]);
  expect(applyEvent(state, same)).toEqual(state);
  expect(applyEvent(state, others)).toMatchObject({ refused: 'conflict' });
});

test('PLAY-85: a refused final is not drawn again, since that would be an ordinary round', () => {
  const draw = createFinalEvent(RANKED, createFinal())!;
  expect(findRedrawForRefused(RANKED, [draw])).toBeNull();
  const drawn = applyAll(RANKED, [draw]);
  expect(findRedrawForRefused(drawn, createStartRoundEvents(drawn, AT, plan))).toEqual([]);
  const redrawn = createDrawEvent(drawn, plan);
  expect(findRedrawForRefused(drawn, [redrawn])).toEqual([]);
});

test('PLAY-85: a final is read as it was sent; an unknown pairing is the default, other rounds have none', () => {
  const final = drawFinal(RANKED, createFinal('first', '1+2'))!;
  expect(parseRound(JSON.parse(JSON.stringify(final)))).toEqual(final);
  const odd = parseRound({ ...final, final: { ...final.final, pairing: '4+4', fours: 'half' } });
  expect(odd!.final).toMatchObject({ pairing: '1+4', fours: 'all' });
  expect(parseRound({ ...final, final: undefined })).not.toHaveProperty('final');
});

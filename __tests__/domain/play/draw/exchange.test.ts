import assert from 'node:assert/strict';
import fc from 'fast-check';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { createDrawEvent } from '../../../../src/domain/play/draw/drawEvents';
import {
  createExchangeEvent,
  describeExchangeLosses,
} from '../../../../src/domain/play/draw/exchange';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { PARTNER_MODES, type PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import {
  listMatchPlayers,
  listParticipants,
  listStartedRounds,
  type Round,
} from '../../../../src/domain/play/model/round';
import { createRuns } from '../../../support/createRuns';
import { applyAll, createPlayState } from '../support/entries';
import { createRound } from '../support/mexicanoRounds';
import { acceptAlone, createStartState } from '../support/playedTurns';

const RUNS = createRuns(1_500);
const americano = { format: FORMATS.Американо, levelOf: () => null };

/** Drawn once for all runs: a search takes most of the time. */
const drawnPlays = new Map<string, PlayState>();

function drawPlay(players: number, courts: number, seed: number, variant: PartnerMode): PlayState {
  const key = [players, courts, seed, variant].join();
  const known = drawnPlays.get(key);
  if (known) return known;
  const state = createStartState(players, courts, variant);
  const drawn = applyAll(state, [createDrawEvent(state, { planned: 2, seed, context: americano })]);
  drawnPlays.set(key, drawn);
  return drawn;
}

const input = fc.record({
  players: fc.constantFrom(5, 8, 9, 12),
  courts: fc.integer({ min: 1, max: 3 }),
  seed: fc.nat(1),
  variant: fc.constantFrom(...PARTNER_MODES),
  round: fc.nat(2),
  one: fc.nat(99),
  other: fc.nat(99),
});

const listCourts = ({ matches, rests }: Round) =>
  JSON.stringify([
    matches.map(({ a, b }) => [a.toSorted().join('+'), b.toSorted().join('+')]),
    rests.toSorted(),
  ]);

test('PLAY-84: an exchange keeps the round sound, and its undo gives the state as it was', () => {
  let [made, refused] = [0, 0];
  fc.assert(
    fc.property(input, ({ players, courts, seed, variant, ...pick }) => {
      if (variant !== 'changing' && players < 8) return;
      const state = drawPlay(players, courts, seed, variant);
      const round = state.rounds[pick.round % state.rounds.length]!;
      const present = listParticipants(round);
      const [one, other] = [
        present[pick.one % present.length]!,
        present[pick.other % present.length]!,
      ];
      const event = createExchangeEvent(state, round.id, one, other);
      if (!event) {
        refused += 1;
        return;
      }
      const accepted = acceptAlone(state, [event]);
      assert(!isRefusal(accepted));
      const at = state.rounds.indexOf(round);
      const after = accepted.state.rounds[at]!;
      assert.deepEqual(listParticipants(after).toSorted(), present.toSorted());
      assert.equal(after.isManual, true);
      assert.notEqual(listCourts(after), listCourts(round));
      assert.deepEqual(
        accepted.state.rounds.filter((_, index) => index !== at).map(listCourts),
        state.rounds.filter((_, index) => index !== at).map(listCourts),
      );
      const undone = acceptUndo(accepted.state, accepted.events);
      assert(!isRefusal(undone));
      assert.deepEqual(undone.state, state);
      const back = createExchangeEvent(accepted.state, after.id, one, other);
      assert.equal(listCourts(back!.to[at]!), listCourts(round));
      made += 1;
    }),
    RUNS,
  );
  expect(made).toBeGreaterThan(RUNS.numRuns / 4);
  expect(refused).toBeGreaterThan(RUNS.numRuns / 20);
});

test('PLAY-84: in a begun round nobody is exchanged, nor partners with each other', () => {
  const begun = { ...drawPlay(8, 2, 7, 'changing') };
  const [first] = begun.rounds as [Round, ...Round[]];
  const [one, , other] = listMatchPlayers(first.matches[0]!);
  const started: PlayState = {
    ...begun,
    rounds: [{ ...first, start: createRound(['a+b - c+d']).start }, ...begun.rounds.slice(1)],
  };
  expect(listStartedRounds(started.rounds)).toHaveLength(1);
  expect(createExchangeEvent(started, first.id, one!, other!)).toBeNull();
  const [a, partner] = first.matches[0]!.a;
  expect(createExchangeEvent(begun, first.id, a, partner)).toBeNull();
  expect(createExchangeEvent(begun, first.id, a, a)).toBeNull();
});

test('PLAY-84: in микст only those of one sex are exchanged, fixed pairs change places whole', () => {
  const mixed = drawPlay(8, 2, 7, 'mixed');
  const match = mixed.rounds[0]!.matches[0]!;
  const [man, woman] = [...match.a].toSorted((one) => (mixed.entries[one]!.sex === 'm' ? -1 : 1));
  const otherWoman = match.b.find((id) => mixed.entries[id]!.sex === 'f')!;
  expect(createExchangeEvent(mixed, mixed.rounds[0]!.id, man!, otherWoman)).toBeNull();
  expect(createExchangeEvent(mixed, mixed.rounds[0]!.id, woman!, otherWoman)).not.toBeNull();

  const fixed = drawPlay(12, 2, 7, 'fixed');
  const [first, second] = fixed.rounds[0]!.matches;
  const event = createExchangeEvent(fixed, fixed.rounds[0]!.id, first!.a[0], second!.b[1])!;
  expect(event.to[0]!.matches[0]!.a.toSorted()).toEqual(second!.b.toSorted());
  expect(event.to[0]!.matches[1]!.b.toSorted()).toEqual(first!.a.toSorted());
});

test('PLAY-84: what gets worse is told: a pair again, a second rest running, a wish', () => {
  const withId = (round: Round, id: string): Round => ({ ...round, id });
  const drawn: Round = { ...createRound(['а+в - б+д'], { rests: ['г'] }), start: null };
  const state: PlayState = {
    ...createPlayState({ а: {}, б: {}, в: {}, г: {}, д: {} }),
    rounds: [withId(createRound(['а+б 13:11 в+г'], { rests: ['д'] }), '1'), withId(drawn, '2')],
  };
  const describe = (
    one: string,
    other: string,
    wishes: Parameters<typeof describeExchangeLosses>[2] = [],
  ) =>
    describeExchangeLosses(state, createExchangeEvent(state, '2', one, other)!, wishes, (id) =>
      id.toUpperCase(),
    ).map((text) => text.replaceAll('\u00a0', ' '));
  expect(describe('в', 'б')).toEqual(['А и Б снова в паре (раунд 1)']);
  expect(describe('д', 'г')).toEqual([
    'Д отдыхает второй раз подряд',
    'Д отдыхает чаще других: 2 против 0',
  ]);
  expect(describe('а', 'г')).toEqual(['Г и В снова в паре (раунд 1)']);
  expect(describe('в', 'д', [{ one: 'а', other: 'д', kind: 'notPartners' }])).toEqual([
    'Против пожелания: А и Д в паре',
  ]);
  expect(describe('б', 'г')).toEqual([]);
});

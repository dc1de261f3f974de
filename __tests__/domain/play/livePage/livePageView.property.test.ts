import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { buildLivePageView } from '../../../../src/domain/play/livePage/livePageView';
import { listLivePageEntryIds } from '../../../../src/domain/play/livePage/livePagePlayers';
import { listParticipants, listStartedRounds } from '../../../../src/domain/play/model/round';
import { turnsInput, playTurns } from '../support/playedTurns';
import { MINUTE_MS } from '../../../../src/domain/dates/durations';
import {
  countPlannedRounds,
  computeRoundsMinutes,
} from '../../../../src/domain/play/rounds/plannedRounds';
import { computePlayEnd } from '../../../../src/domain/play/rounds/roundClock';
import { createRuns } from '../../../support/createRuns';

const TOURNAMENT = {
  tournament_type: 'Мексикано',
  date: '2026-11-25',
  start_time: '19:00',
  end_time: '20:45',
  id: 424_242,
  entry_fee: 515_151,
  organizer_name: 'Осётр-Организатор',
  organizer_phone: '+7 (999) 616-16-16',
};

/** A person whose details must never appear on the page. */
const createPerson = (id: string, index: number) => ({
  givenName: `Имя${index}`,
  familyName: `${String.fromCodePoint(0x410 + (index % 32))}-фамилия-${id}`,
  phone: `+7 (905) 727-27-${String(index).padStart(2, '0')}`,
  level: 3.25,
  // Every second person has consented. This play does not show full names, so none appears (SEEN-70).
  publicNameConsent: index % 2 === 0 ? '2026-11-25' : null,
});

const computeKey = (id: string): string =>
  createHmac('sha256', 'token').update(id).digest('base64url').slice(0, 8);

test('SEEN-2: in any evening nothing is shown that is not public', () => {
  fc.assert(
    fc.property(turnsInput, (one) => {
      const { states } = playTurns(one);
      for (const state of states) {
        const ids = Object.keys(state.entries);
        const persons = new Map(ids.map((id, index) => [id, createPerson(id, index)]));
        const view = buildLivePageView({
          tournament: TOURNAMENT,
          state,
          persons,
          keyOf: computeKey,
        });
        const text = JSON.stringify(view);
        expect(text).not.toMatch(/фамилия|727-27|616-16|424242|515151|3\.25|Осётр/);
        for (const id of [...ids, ...state.rounds.map((round) => round.id)]) {
          expect(text).not.toContain(`"${id}"`);
        }
        for (const { seed, basis } of state.rounds) {
          expect(text).not.toContain(`"seed":${seed}`);
          expect(text).not.toContain(basis);
        }
      }
    }),
    createRuns(60),
  );
});

test('SEEN-2: everybody in a round or in the table can be found among the players, by a key of their own', () => {
  fc.assert(
    fc.property(turnsInput, (one) => {
      const state = playTurns(one).states.at(-1);
      fc.pre(state !== undefined);
      const ids = listLivePageEntryIds(state);
      const persons = new Map(ids.map((id, index) => [id, createPerson(id, index)]));
      const view = buildLivePageView({ tournament: TOURNAMENT, state, persons, keyOf: computeKey });
      const keys = new Set(view.players.map(({ key }) => key));
      expect(keys.size).toBe(ids.length);
      const present = [view.current, view.next].flatMap((round) =>
        round ? [...round.matches.flatMap(({ a, b }) => [...a, ...b]), ...round.rests] : [],
      );
      const inTable = view.table.rows.flatMap(({ seats }) => seats.flat());
      for (const { key, name } of [...present, ...inTable]) {
        expect(keys).toContain(key);
        expect(name).not.toBe('Игрок');
      }
      expect(state.rounds.flatMap(listParticipants).every((id) => ids.includes(id))).toBe(true);
    }),
    createRuns(60),
  );
});

test('PLAY-1: the live page and the desk say the same end, whatever was played and is still planned', () => {
  fc.assert(
    fc.property(turnsInput, fc.integer({ min: 1, max: 5 }), fc.nat(30), (one, count, change) => {
      for (const played of playTurns(one).states) {
        const settings = { ...played.settings, rounds: count, changeMinutes: change };
        const state = { ...played, settings };
        const source = { tournament: TOURNAMENT, state, persons: new Map(), keyOf: computeKey };
        const { endsAt } = buildLivePageView(source);
        if (endsAt === null) continue;
        const started = listStartedRounds(state.rounds);
        const planned = countPlannedRounds(state, TOURNAMENT);
        const left = Math.max(0, planned - started.length);
        const end = computePlayEnd(state.rounds, planned, settings, 0);
        expect(end).toBe(endsAt + computeRoundsMinutes(settings, left) * MINUTE_MS);
      }
    }),
    createRuns(60),
  );
});

import assert from 'node:assert/strict';
import { listEffects } from '../../../../src/domain/play/changes/acceptChange';
import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { describeUnsent } from '../../../../src/domain/play/changes/describeUnsent';
import { applyPending } from '../../../../src/domain/play/changes/pendingPlay';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { invertEvents } from '../../../../src/domain/play/log/eventRegistry';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import { createRoundLookup } from '../../../../src/domain/play/model/roundName';
import { parsePlayHistory } from '../../../../src/domain/play/log/changeWire';
import {
  createPlayInState,
  createResult,
  DRAWN,
  EVENT_SAMPLES,
  OTHER_DRAW,
  PLAYED,
  SAMPLE_PLAY,
  START,
} from '../support/eventSamples';

type Kind = PlayEvent['kind'];

/** Expected results of each module for the sample of one event kind. */
type Expected = {
  /** The parts of the play that the event changes, without the others. */
  changed: Partial<PlayState>;
  inverse: PlayEvent[];
  /** The stored event when another device has already made a part of the change; null when nothing is left to store. */
  stored: PlayEvent | null;
  /** Outcome of storing the event twice: refused, stored whole again, or null when nothing is left to store. */
  storedAgain: 'refused' | 'whole' | null;
  refused: string;
  pending: string[];
  unsent: string;
  described: string[];
  conflict: string[];
};

const { entries, settings } = SAMPLE_PLAY;
const { entryAdded, settingsCarried, roundsReplaced, roundStarted, outcomeChanged } = EVENT_SAMPLES;

const EXPECTED: { readonly [One in Kind]: Expected } = {
  entryAdded: {
    changed: { entries: { ...entries, f: entryAdded.event.state } },
    inverse: [
      {
        ...{ kind: 'entryChanged', entryId: 'f' },
        ...{ from: { status: 'confirmed', paid: 0 }, to: { status: 'removed', paid: 0 } },
      },
    ],
    stored: entryAdded.event,
    storedAgain: 'refused',
    refused: 'duplicateEntry',
    pending: ['f'],
    unsent: '1 изменение состава',
    described: ['F: новая запись, основной состав'],
    conflict: [],
  },
  entryChanged: {
    changed: { entries: { ...entries, a: { ...entries.a!, attendance: 'arrived', fee: 700 } } },
    inverse: [
      {
        ...{ kind: 'entryChanged', entryId: 'a' },
        ...{ from: { attendance: 'arrived', fee: 700 }, to: { attendance: null, fee: null } },
      },
    ],
    stored: { kind: 'entryChanged', entryId: 'a', from: { fee: null }, to: { fee: 700 } },
    storedAgain: null,
    refused: 'conflict',
    pending: ['a'],
    unsent: '1 изменение состава',
    described: ['A: пришёл, взнос турнира → взнос 700 ₽'],
    conflict: ['Сейчас: опаздывает; у вас: пришёл'],
  },
  settingsChanged: {
    changed: { settings: { ...settings, capacity: 12, courts: 2 } },
    inverse: [
      {
        kind: 'settingsChanged',
        ...{ from: { capacity: 12, courts: 2 }, to: { capacity: 8, courts: null } },
      },
    ],
    stored: { kind: 'settingsChanged', from: { capacity: 8 }, to: { capacity: 12 } },
    storedAgain: null,
    refused: 'conflict',
    pending: [],
    unsent: '1 изменение состава',
    described: ['Вместимость: 8 → 12', 'Корты: по числу игроков → 2'],
    conflict: ['Вместимость. Сейчас: 16; у вас: 12'],
  },
  settingsCarried: {
    changed: {
      settings: { ...settings, courts: 2, rounds: 6 },
      settingsSource: settingsCarried.event.to,
    },
    inverse: [{ ...settingsCarried.event, from: settingsCarried.event.to, to: null }],
    stored: settingsCarried.event,
    storedAgain: null,
    refused: 'conflict',
    pending: [],
    unsent: '1 изменение состава',
    described: [
      'Настройки прошлого турнира',
      'Корты: по числу игроков → 2',
      'Раундов: сколько успеют → 6',
    ],
    conflict: ['Настройки тем временем изменили на другом устройстве'],
  },
  personCorrected: {
    changed: {},
    inverse: [],
    stored: { kind: 'personCorrected', entryId: 'a' },
    storedAgain: 'whole',
    refused: 'unknownEntry',
    pending: ['a'],
    unsent: '1 изменение состава',
    described: ['A: данные исправлены'],
    conflict: [],
  },
  roundsReplaced: {
    changed: { rounds: [PLAYED, OTHER_DRAW] },
    inverse: [{ kind: 'roundsReplaced', after: 'r1', from: [OTHER_DRAW], to: [DRAWN] }],
    stored: roundsReplaced.event,
    storedAgain: null,
    refused: 'conflict',
    pending: [],
    unsent: '1 изменение в раундах',
    described: ['Перерисовано: раунд 2'],
    conflict: ['Раунды тем временем изменили на другом устройстве'],
  },
  roundStarted: {
    changed: { rounds: [PLAYED, { ...DRAWN, start: START }] },
    inverse: [{ kind: 'roundStarted', roundId: 'r2', from: START, to: null }],
    stored: null,
    storedAgain: null,
    refused: 'conflict',
    pending: ['r2'],
    unsent: '1 изменение в раундах',
    described: ['Раунд 2 начат'],
    conflict: ['Сейчас: этой жеребьёвки больше нет'],
  },
  resultChanged: {
    changed: {
      rounds: [
        { ...PLAYED, matches: [{ ...PLAYED.matches[0]!, result: createResult(15) }] },
        DRAWN,
      ],
    },
    inverse: [
      {
        ...{ kind: 'resultChanged', roundId: 'r1', court: 1 },
        ...{ from: createResult(15), to: createResult(14) },
      },
    ],
    stored: EVENT_SAMPLES.resultChanged.event,
    storedAgain: null,
    refused: 'conflict',
    pending: ['r1/1'],
    unsent: '1 счёт',
    described: ['Раунд 1, корт 1: 14:10 → 15:9'],
    conflict: ['Раунд 1, корт 1. Сейчас: 20:4; у вас: 15:9'],
  },
  outcomeChanged: {
    changed: { outcome: { ...SAMPLE_PLAY.outcome, ...outcomeChanged.event.to } },
    inverse: [
      {
        ...{ kind: 'outcomeChanged', from: outcomeChanged.event.to },
        to: outcomeChanged.event.from,
      },
    ],
    stored: { kind: 'outcomeChanged', from: { winnerId: null }, to: { winnerId: 'a' } },
    storedAgain: null,
    refused: 'conflict',
    pending: [],
    unsent: '1 изменение в раундах',
    described: ['Турнир закончен. Первое место на корте: A'],
    conflict: ['Конец турнира тем временем отметили на другом устройстве'],
  },
};

function applyOne(state: PlayState, event: PlayEvent): PlayState {
  const next = applyEvents(state, [event]);
  assert(!isRefusal(next));
  return next;
}

const toPlain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const nameOf = (id: string): string => id.toUpperCase();
const kinds = Object.keys(EXPECTED) as Kind[];

describe.each(kinds.map((kind) => ({ kind, ...EVENT_SAMPLES[kind], expected: EXPECTED[kind] })))(
  'an event of the kind $kind',
  ({ kind, event, partly, otherwise, expected }) => {
    const next = applyOne(SAMPLE_PLAY, event);

    test('ROSTER-30: comes over the wire as it is, without unknown parts', () => {
      const sent = JSON.parse(JSON.stringify({ ...event, isNew: true })) as unknown;
      const read = parsePlayHistory([{ id: 'c', events: [sent] }])![0]!.events;
      expect(JSON.stringify(read)).toBe(JSON.stringify([event]));
    });

    test('ROSTER-15: changes its part of the play, and nothing a second time', () => {
      expect(next).toEqual({ ...SAMPLE_PLAY, ...expected.changed });
      const again = applyEvents(next, [event]);
      expect(again).toEqual(
        expected.storedAgain === 'refused' ? { refused: expected.refused, entryId: 'f' } : next,
      );
    });

    test('ROSTER-15: is stored without what others have said', () => {
      expect(listEffects(partly, [event])).toEqual(expected.stored ? [expected.stored] : []);
      expect(listEffects(next, [event])).toEqual(
        expected.storedAgain === 'refused' ? null : expected.storedAgain ? [event] : [],
      );
    });

    test('ROSTER-14: is taken back by its inverse', () => {
      expect(JSON.stringify(invertEvents([event]))).toBe(JSON.stringify(expected.inverse));
      const back = applyEvents(next, expected.inverse);
      if (kind !== 'entryAdded') expect(back).toEqual(SAMPLE_PLAY);
      else expect((back as PlayState).entries.f!.status).toBe('removed');
    });

    test('ROSTER-15: is refused where another value is, and says which', () => {
      expect(applyEvents(otherwise, [event])).toMatchObject({ refused: expected.refused });
      const conflicts = findPlayConflicts([event], otherwise);
      expect(
        conflicts.map(({ place, text }) => toPlain([place, text].filter(Boolean).join('. '))),
      ).toEqual(expected.conflict);
    });

    test('ROSTER-16: is marked and counted while it is unsent', () => {
      const change = { events: [event], persons: null, undoes: null, at: 0 };
      expect([...applyPending(createPlayInState(SAMPLE_PLAY), [change]).pending]).toEqual(
        expected.pending,
      );
      expect(toPlain(describeUnsent([change]))).toBe(expected.unsent);
    });

    test('ROSTER-14: is described in the history', () => {
      const roundOf = createRoundLookup(SAMPLE_PLAY.rounds);
      const told = describeChange({ events: [event], undoes: null }, nameOf, roundOf);
      expect(told.map(toPlain)).toEqual(expected.described);
    });
  },
);

test('ROSTER-15: a round that another device started first keeps its time', () => {
  const { event, partly } = roundStarted;
  expect(applyOne(partly, event)).toEqual(partly);
});

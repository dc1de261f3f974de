import type { PlayEvent } from '../../../../src/domain/play/log/events';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { MatchResult, Round, RoundStart } from '../../../../src/domain/play/model/round';
import type { Play } from '../../../../src/domain/play/wire/playWire';
import { createConfirmedState, createEntry, createPlayState } from './entries';

const TERMS = { scoring: 'total', target: 24, minutes: 14, restCredit: 'half' } as const;
export const START: RoundStart = { at: '2026-11-25T16:00:00.000Z', terms: TERMS };

/** A result with a sum of 24. */
export const createResult = (a: number): MatchResult => ({ a, b: 24 - a, mark: null });

const createRound = (id: string, start: RoundStart | null, result: MatchResult | null): Round => ({
  ...{ id, basis: `basis of ${id}`, seed: 7, seeding: [{ entryId: 'a', place: 1 }] },
  matches: [{ court: 1, a: ['a', 'b'], b: ['c', 'd'], result }],
  ...{ rests: ['e'], start },
});

/** The first round is played, the second drawn. */
export const PLAYED = createRound('r1', START, createResult(14));
export const DRAWN = createRound('r2', null, null);
export const OTHER_DRAW: Round = { ...DRAWN, id: 'r3', rests: [] };

export const SAMPLE_PLAY: PlayState = {
  ...createPlayState({ a: {}, b: {}, c: {}, d: {}, e: { status: 'waiting' } }, { capacity: 8 }),
  rounds: [PLAYED, DRAWN],
};

/** The play in the form in which the server sends it. */
export const createPlayInState = ({ entries, ...state }: PlayState): Play => ({
  ...state,
  version: 1,
  entries: Object.entries(entries).map(([id, entry]) => createEntry(id, entry)),
  ...{ signUpPath: null, links: { live: null, score: null }, wishes: [] },
  usualSettings: null,
});

const { entries, settings, outcome } = SAMPLE_PLAY;
const withEntry = (id: string, changes: object): PlayState => ({
  ...SAMPLE_PLAY,
  entries: { ...entries, [id]: { ...entries[id]!, ...changes } },
});
const withSettings = (changes: object): PlayState => ({
  ...SAMPLE_PLAY,
  settings: { ...settings, ...changes },
});
const withOutcome = (changes: object): PlayState => ({
  ...SAMPLE_PLAY,
  outcome: { ...outcome, ...changes },
});
const withRounds = (...rounds: Round[]): PlayState => ({ ...SAMPLE_PLAY, rounds });

/**
 * An event that fits {@link SAMPLE_PLAY}, and two changed plays. In `partly` another device has made a part of the
 * change, in `otherwise` a different one.
 */
export type EventSample<Kind extends PlayEvent['kind'] = PlayEvent['kind']> = {
  event: Extract<PlayEvent, { kind: Kind }>;
  partly: PlayState;
  otherwise: PlayState;
};

const earlier = { at: '2026-11-25T15:59:00.000Z', terms: TERMS };

export const EVENT_SAMPLES: { readonly [Kind in PlayEvent['kind']]: EventSample<Kind> } = {
  entryAdded: {
    event: { kind: 'entryAdded', entryId: 'f', state: createConfirmedState({ rank: 'a9' }) },
    partly: SAMPLE_PLAY,
    otherwise: { ...SAMPLE_PLAY, entries: { ...entries, f: createConfirmedState() } },
  },
  entryChanged: {
    event: {
      ...{ kind: 'entryChanged', entryId: 'a' },
      ...{ from: { attendance: null, fee: null }, to: { attendance: 'arrived', fee: 700 } },
    },
    partly: withEntry('a', { attendance: 'arrived' }),
    otherwise: withEntry('a', { attendance: 'late' }),
  },
  settingsChanged: {
    event: {
      kind: 'settingsChanged',
      ...{ from: { capacity: 8, courts: null }, to: { capacity: 12, courts: 2 } },
    },
    partly: withSettings({ courts: 2 }),
    otherwise: withSettings({ capacity: 16 }),
  },
  settingsCarried: {
    event: {
      ...{ kind: 'settingsCarried', from: null },
      to: { tournamentId: 7, settings: { courts: 2, rounds: 6 } },
    },
    partly: withSettings({ courts: 2 }),
    otherwise: withSettings({ courts: 3 }),
  },
  personCorrected: {
    event: { kind: 'personCorrected', entryId: 'a' },
    partly: SAMPLE_PLAY,
    otherwise: { ...SAMPLE_PLAY, entries: {} },
  },
  roundsReplaced: {
    event: { kind: 'roundsReplaced', after: 'r1', from: [DRAWN], to: [OTHER_DRAW] },
    partly: SAMPLE_PLAY,
    otherwise: withRounds(PLAYED),
  },
  roundStarted: {
    event: { kind: 'roundStarted', roundId: 'r2', from: null, to: START },
    partly: withRounds(PLAYED, { ...DRAWN, start: earlier }),
    otherwise: withRounds(PLAYED),
  },
  resultChanged: {
    event: {
      ...{ kind: 'resultChanged', roundId: 'r1', court: 1 },
      ...{ from: createResult(14), to: createResult(15) },
    },
    partly: SAMPLE_PLAY,
    otherwise: withRounds({
      ...PLAYED,
      matches: [{ ...PLAYED.matches[0]!, result: createResult(20) }],
    }),
  },
  outcomeChanged: {
    event: {
      ...{ kind: 'outcomeChanged', from: { finishedAt: null, winnerId: null } },
      to: { finishedAt: '2026-11-25T18:00:00.000Z', winnerId: 'a' },
    },
    partly: withOutcome({ finishedAt: '2026-11-25T17:59:00.000Z' }),
    otherwise: withOutcome({ winnerId: 'b' }),
  },
};

import assert from 'node:assert/strict';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import {
  EMPTY_PLAY_STATE,
  isRefusal,
  type PlayState,
} from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import {
  createEntryState,
  type Entry,
  type EntryState,
} from '../../../../src/domain/play/model/entry';
import type { PlaySettings } from '../../../../src/domain/play/model/settings';

export const createConfirmedState = (changes: Partial<EntryState> = {}): EntryState => ({
  ...createEntryState('confirmed', 'a0'),
  ...changes,
});

/** An entry added at the desk; its family name is its id. */
export const createEntry = (id: string, changes: Partial<Entry> = {}): Entry => ({
  ...createConfirmedState(),
  id,
  givenName: 'Мария',
  familyName: id,
  phone: null,
  level: 3,
  source: 'desk',
  applicationId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  personVersion: 1,
  consentVersion: null,
  publicNameConsent: null,
  rating: null,
  elsewhere: [],
  ...changes,
});

export const createPlayState = (
  entries: Record<string, Partial<EntryState>>,
  settings: Partial<PlaySettings> = {},
): PlayState => ({
  ...EMPTY_PLAY_STATE,
  settings: { ...EMPTY_PLAY_STATE.settings, ...settings },
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, state], index) => [
      id,
      createConfirmedState({ rank: `a${index}`, ...state }),
    ]),
  ),
});

/** Applies events to a play that must accept them. */
export function applyAll(state: PlayState, events: readonly PlayEvent[]): PlayState {
  const next = applyEvents(state, events);
  assert(!isRefusal(next));
  return next;
}

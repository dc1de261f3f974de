import type { EventKind, EventOf, PlayEvent } from '../log/events';
import { isEventKind } from '../log/eventRegistry';
import type { PlayState } from '../log/playState';
import { ENTRY_STATUS_LABELS } from '../model/entryLabels';
import { describeEntryChange, listEntryConflicts } from './kindTexts/entryTexts';
import type { EventLookups, KindTexts, PlayConflict } from './kindTexts/kindTexts';
import {
  describeOutcomeChange,
  describeReplacedRounds,
  describeResultChange,
  describeRoundStart,
  listResultConflicts,
  listRoundStartConflicts,
} from './kindTexts/roundTexts';
import {
  describeCarriedSettings,
  describeSettingsChange,
  listSettingsConflicts,
} from './kindTexts/settingsTexts';

const ROUNDS_CONFLICT: PlayConflict = {
  entryId: null,
  text: 'Раунды тем временем изменили на другом устройстве',
};
const SETTINGS_CONFLICT: PlayConflict = {
  entryId: null,
  text: 'Настройки тем временем изменили на другом устройстве',
};
const OUTCOME_CONFLICT: PlayConflict = {
  entryId: null,
  text: 'Конец турнира тем временем отметили на другом устройстве',
};

/** Texts of each kind of event, used in the history and for refused changes. */
const EVENT_TEXTS: { readonly [Kind in EventKind]: KindTexts<EventOf<Kind>> } = {
  entryAdded: {
    describe: ({ state }) => [`новая запись, ${ENTRY_STATUS_LABELS[state.status]}`],
    listConflicts: () => [],
  },
  entryChanged: {
    describe: describeEntryChange,
    listConflicts: listEntryConflicts,
  },
  settingsChanged: {
    describe: describeSettingsChange,
    listConflicts: listSettingsConflicts,
  },
  settingsCarried: {
    describe: describeCarriedSettings,
    listConflicts: () => [SETTINGS_CONFLICT],
  },
  personCorrected: {
    describe: () => ['данные исправлены'],
    listConflicts: () => [],
  },
  roundsReplaced: {
    describe: describeReplacedRounds,
    listConflicts: () => [ROUNDS_CONFLICT],
  },
  roundStarted: {
    describe: describeRoundStart,
    listConflicts: listRoundStartConflicts,
  },
  resultChanged: {
    describe: describeResultChange,
    listConflicts: listResultConflicts,
  },
  outcomeChanged: {
    describe: describeOutcomeChange,
    listConflicts: () => [OUTCOME_CONFLICT],
  },
};

/** Texts of an unknown kind: another tab with a newer version may have put its event into the outbox. */
const TEXTS_OF_NEWER: KindTexts<PlayEvent> = {
  describe: () => ['изменение, которого эта страница ещё не знает: обновите её'],
  listConflicts: () => [],
};

const textsOf = ({ kind }: PlayEvent): KindTexts<PlayEvent> =>
  isEventKind(kind) ? EVENT_TEXTS[kind] : TEXTS_OF_NEWER;

/** Sentences about an event. For an event of an entry, the words after the entry's name. */
export const describeEvent = (event: PlayEvent, lookups: EventLookups): string[] =>
  textsOf(event).describe(event, lookups);

/** The current values that conflict with an event. */
export const listEventConflicts = (event: PlayEvent, state: PlayState): PlayConflict[] =>
  textsOf(event).listConflicts(event, state);

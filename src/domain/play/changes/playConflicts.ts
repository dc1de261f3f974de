import type { EntryChangedEvent, PlayEvent, RoundEvent, SettingsChangedEvent } from '../log/events';
import { findConflictingKeys } from '../log/fieldsChange';
import { applyEvent } from '../log/fold';
import { isRefusal, type PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { PAIR_VIOLATION_TEXTS, findChangedPairViolation } from '../roster/pairRules';
import { formatResult } from '../score/formatScore';
import { findLock, LOCK_TEXTS } from './lockedPlay';
import { formatEntryStateValue, getSettingLabel, formatSettingValue } from './valueTexts';

/** Something in a refused change in whose place other values stand meanwhile. */
export type PlayConflict = {
  /** Null for a setting. */
  entryId: string | null;
  /** «Вместимость», «Раунд 2, корт 1»; what is about an entry is told with its name elsewhere. */
  place?: string;
  /** «Сейчас: пришёл; у вас: не пришёл». */
  text: string;
};

const formatConflict = (now: string, mine: string): string => `Сейчас: ${now}; у вас: ${mine}`;

function findEntryConflicts(
  { entryId, ...event }: EntryChangedEvent,
  play: PlayState,
): PlayConflict[] {
  const entry = play.entries[entryId];
  if (!entry) return [{ entryId, text: 'Такой записи в составе нет' }];
  if (entry.status === 'removed' && event.to.status === undefined)
    return [{ entryId, text: 'Сейчас: удалено из состава' }];
  const names = findConflictingKeys(entry, event);
  // Whoever stands in another part of the roster has another place in it too.
  const mentioned = names.includes('status') ? names.filter((name) => name !== 'rank') : names;
  if (mentioned.every((name) => name === 'rank'))
    return [{ entryId, text: 'Место в списке изменили на другом устройстве' }];
  const formatValues = (values: Partial<EntryState>) =>
    mentioned
      .filter((name) => name !== 'rank')
      .map((name) => formatEntryStateValue(name, values))
      .join(', ');
  return [{ entryId, text: formatConflict(formatValues(entry), formatValues(event.to)) }];
}

const findSettingsConflicts = (
  event: SettingsChangedEvent,
  { settings }: PlayState,
): PlayConflict[] =>
  findConflictingKeys(settings, event).map((name) => ({
    entryId: null,
    place: getSettingLabel(name),
    text: formatConflict(formatSettingValue(name, settings), formatSettingValue(name, event.to)),
  }));

function findRoundConflicts(event: RoundEvent, { rounds }: PlayState): PlayConflict[] {
  if (event.kind === 'roundsReplaced')
    return [{ entryId: null, text: 'Раунды тем временем изменили на другом устройстве' }];
  const index = rounds.findIndex(({ id }) => id === event.roundId);
  const match =
    event.kind === 'resultChanged' &&
    rounds[index]?.matches.find(({ court }) => court === event.court);
  if (!match) {
    const now = index < 0 ? 'этой жеребьёвки больше нет' : 'раунд тем временем изменили';
    if (event.kind !== 'resultChanged') return [{ entryId: null, text: `Сейчас: ${now}` }];
    const place = `Корт ${event.court}`;
    return [{ entryId: null, place, text: formatConflict(now, formatResult(event.to)) }];
  }
  return [
    {
      entryId: null,
      place: `Раунд ${index + 1}, корт ${event.court}`,
      text: formatConflict(formatResult(match.result), formatResult(event.to)),
    },
  ];
}

/**
 * ROSTER-15, ROSTER-16: what stands in place of a refused change, for each entry and setting over which both
 * differ; empty where the change would be accepted now.
 * @param play as it is now
 */
export function findPlayConflicts(events: readonly PlayEvent[], play: PlayState): PlayConflict[] {
  let state = play;
  const conflicts = events.flatMap((event): PlayConflict[] => {
    const next = applyEvent(state, event);
    if (!isRefusal(next)) {
      state = next;
      return [];
    }
    if (event.kind === 'entryChanged') return findEntryConflicts(event, state);
    if (event.kind === 'settingsChanged') return findSettingsConflicts(event, state);
    if (event.kind === 'outcomeChanged')
      return [{ entryId: null, text: 'Конец турнира тем временем отметили на другом устройстве' }];
    return 'entryId' in event ? [] : findRoundConflicts(event, state);
  });
  const lock = conflicts.length === 0 && findLock(play, state);
  if (lock) return [{ entryId: lock.entryId, text: LOCK_TEXTS[lock.refused] }];
  const violated = conflicts.length === 0 && findChangedPairViolation(play, state, events);
  return violated
    ? [{ entryId: violated.entryId, text: PAIR_VIOLATION_TEXTS[violated.violation] }]
    : conflicts;
}

import { findConflictingKeys } from '../../log/fieldsChange';
import type { SettingsCarriedEvent, SettingsChangedEvent } from '../../log/events';
import type { PlayState } from '../../log/playState';
import { completeCarriedSettings, pickOtherSettings } from '../../model/carriedSettings';
import type { PlaySettings } from '../../model/settings';
import { formatSettingValue, getSettingLabel } from '../valueTexts';
import { formatConflict, formatTransition, type PlayConflict } from './kindTexts';

/** Describes each changed setting: «Вместимость: 8 → 12». */
export const describeSettingsChange = ({ from, to }: SettingsChangedEvent): string[] =>
  (Object.keys(to) as (keyof PlaySettings)[]).map((name) => {
    const [before, after] = [formatSettingValue(name, from), formatSettingValue(name, to)];
    return `${getSettingLabel(name)}: ${formatTransition(before, after)}`;
  });

const describeOrigin = (source: SettingsCarriedEvent['to']): string => {
  if (source === null) return 'Настройки исходные';
  return source.tournamentId === null
    ? 'Настройки обычные для клуба'
    : 'Настройки прошлого турнира';
};

/** Describes «Настройки прошлого турнира», then each setting that they change. */
export function describeCarriedSettings({ from, to }: SettingsCarriedEvent): string[] {
  const [before, after] = [
    completeCarriedSettings(from?.settings),
    completeCarriedSettings(to?.settings),
  ];
  const sides = { from: before, to: pickOtherSettings(after, before) };
  return [describeOrigin(to), ...describeSettingsChange({ kind: 'settingsChanged', ...sides })];
}

export const listSettingsConflicts = (
  event: SettingsChangedEvent,
  { settings }: PlayState,
): PlayConflict[] =>
  findConflictingKeys(settings, event).map((name) => ({
    entryId: null,
    place: getSettingLabel(name),
    text: formatConflict(formatSettingValue(name, settings), formatSettingValue(name, event.to)),
  }));

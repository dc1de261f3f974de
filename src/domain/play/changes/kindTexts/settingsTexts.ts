import { findConflictingKeys } from '../../log/fieldsChange';
import type { SettingsChangedEvent } from '../../log/events';
import type { PlayState } from '../../log/playState';
import type { PlaySettings } from '../../model/settings';
import { formatSettingValue, getSettingLabel } from '../valueTexts';
import { formatConflict, formatTransition, type PlayConflict } from './kindTexts';

/** «Вместимость: 8 → 12» for each setting. */
export const describeSettingsChange = ({ from, to }: SettingsChangedEvent): string[] =>
  (Object.keys(to) as (keyof PlaySettings)[]).map((name) => {
    const [before, after] = [formatSettingValue(name, from), formatSettingValue(name, to)];
    return `${getSettingLabel(name)}: ${formatTransition(before, after)}`;
  });

export const listSettingsConflicts = (
  event: SettingsChangedEvent,
  { settings }: PlayState,
): PlayConflict[] =>
  findConflictingKeys(settings, event).map((name) => ({
    entryId: null,
    place: getSettingLabel(name),
    text: formatConflict(formatSettingValue(name, settings), formatSettingValue(name, event.to)),
  }));

import { isTotalPossible } from '../../model/gameSettings';
import type { PlaySettings } from '../../model/settings';
import { SETTINGS_PARSERS } from '../../wire/fieldParsers';
import { invertSides, type EventRules } from '../eventRules';
import {
  applyFields,
  findConflictingKeys,
  parseFieldsChange,
  rebaseFields,
  trimFields,
  type FieldsChange,
} from '../fieldsChange';
import { CONFLICT, IMPOSSIBLE_TOTAL } from '../playState';

type SettingsChanged = { kind: 'settingsChanged' } & FieldsChange<PlaySettings>;

export const settingsChanged: EventRules<SettingsChanged> = {
  group: 'roster',
  parse: (data) => ({ kind: 'settingsChanged', ...parseFieldsChange(SETTINGS_PARSERS, data) }),
  apply({ settings }, event) {
    if (findConflictingKeys(settings, event).length > 0) return CONFLICT;
    const next = applyFields(settings, event);
    if (next && !isTotalPossible(next)) return IMPOSSIBLE_TOTAL;
    return next && { settings: next };
  },
  trim: ({ settings }, event) => trimFields(settings, event),
  invert: invertSides,
  rebase: ({ settings }, event) => rebaseFields(settings, event),
  findTarget: () => null,
};

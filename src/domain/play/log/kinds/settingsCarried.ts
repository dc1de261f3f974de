import { pick } from '../../../lib/pick';
import {
  completeCarriedSettings,
  isSameSource,
  type CarriedSettings,
  type SettingsSource,
} from '../../model/carriedSettings';
import { parseSettingsSource } from '../../wire/settingsSource';
import { invertSides, type EventRules } from '../eventRules';
import { findConflictingKeys, type FieldsChange } from '../fieldsChange';
import { CONFLICT } from '../playState';

/** Gives a new play the settings of another tournament, or the club's usual ones (PLAY-71). */
type SettingsCarried = {
  kind: 'settingsCarried';
  from: SettingsSource | null;
  to: SettingsSource | null;
};

/** Returns the change of the settings themselves: without a source, all have their default values. */
function toFieldsChange({ from, to }: SettingsCarried): FieldsChange<CarriedSettings> {
  const names = Object.keys({ ...from?.settings, ...to?.settings }) as (keyof CarriedSettings)[];
  return {
    from: pick(completeCarriedSettings(from?.settings), names),
    to: pick(completeCarriedSettings(to?.settings), names),
  };
}

export const settingsCarried: EventRules<SettingsCarried> = {
  group: 'roster',
  parse: ({ from, to }) => ({
    kind: 'settingsCarried',
    from: parseSettingsSource(from),
    to: parseSettingsSource(to),
  }),
  apply({ settings, settingsSource }, event) {
    if (isSameSource(settingsSource, event.to)) return null;
    if (!isSameSource(settingsSource, event.from)) return CONFLICT;
    const change = toFieldsChange(event);
    if (findConflictingKeys(settings, change).length > 0) return CONFLICT;
    return { settings: { ...settings, ...change.to }, settingsSource: event.to };
  },
  trim: (_, event) => event,
  invert: invertSides,
  rebase: () => null,
  findTarget: () => null,
};

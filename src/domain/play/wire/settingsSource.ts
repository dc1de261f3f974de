import { isRecord, toNumber } from '../../lib/coerce';
import { pick } from '../../lib/pick';
import {
  CARRIED_SETTINGS,
  type CarriedSettings,
  type SettingsSource,
} from '../model/carriedSettings';
import { SETTINGS_PARSERS } from './fieldParsers';
import { parseGivenFields } from './wireParsers';

/** Parses the carried settings that the data contains. */
export const parseCarriedSettings = (data: unknown): Partial<CarriedSettings> =>
  parseGivenFields<CarriedSettings>(pick(SETTINGS_PARSERS, CARRIED_SETTINGS), data);

/** Returns null for data of another shape. */
export const parseSettingsSource = (data: unknown): SettingsSource | null =>
  isRecord(data)
    ? {
        tournamentId: toNumber(data.tournamentId),
        settings: parseCarriedSettings(data.settings),
      }
    : null;

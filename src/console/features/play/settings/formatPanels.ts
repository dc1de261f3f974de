import type { ComponentType } from 'react';
import {
  describeMeetingsByLot,
  describeMeetingsByTable,
  type RoundLoad,
} from '../../../../domain/play/rounds/roundLoad';
import type { TournamentType } from '../../../../domain/tournament/tournamentTypes';
import { PairingSettings, type PairingSettingsProps } from './PairingSettings';

type FormatPanel = {
  /** The meetings to expect in that many rounds; empty if the format promises none. */
  describeMeetings: (load: RoundLoad, rounds: number) => string;
  /** Null for a type without settings of its own. */
  Settings: ComponentType<PairingSettingsProps> | null;
};

/** Texts and settings of the game that depend on the tournament type (PLAY-1). */
export const FORMAT_PANELS: Readonly<Record<TournamentType, FormatPanel>> = {
  Мексикано: { describeMeetings: describeMeetingsByTable, Settings: PairingSettings },
  Американо: { describeMeetings: describeMeetingsByLot, Settings: null },
};

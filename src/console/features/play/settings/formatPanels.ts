import type { ComponentType } from 'react';
import {
  describeMeetingsByLot,
  describeMeetingsByTable,
  type RoundLoad,
} from '../../../../domain/play/rounds/roundLoad';
import type { TournamentType } from '../../../../domain/tournament/tournamentTypes';
import { PairingSettings, type PairingSettingsProps } from './PairingSettings';

type FormatPanel = {
  /** Who will meet whom in so many rounds; empty when nothing can be promised. */
  describeMeetings: (load: RoundLoad, rounds: number) => string;
  /** Null when a type has no settings of its own. */
  Settings: ComponentType<PairingSettingsProps> | null;
};

/** PLAY-1: what the game's settings say and offer of each tournament type alone. */
export const FORMAT_PANELS: Readonly<Record<TournamentType, FormatPanel>> = {
  Мексикано: { describeMeetings: describeMeetingsByTable, Settings: PairingSettings },
  Американо: { describeMeetings: describeMeetingsByLot, Settings: null },
};

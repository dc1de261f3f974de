import type { ComponentType } from 'react';
import {
  countMeetingRounds,
  describeMeetingsByLot,
  describeMeetingsBySeating,
  type RoundLoad,
} from '../../../../domain/play/rounds/roundLoad';
import type { GameSettings } from '../../../../domain/play/model/gameSettings';
import type { TournamentType } from '../../../../domain/tournament/tournamentTypes';
import { PairingSettings, type PairingSettingsProps } from './PairingSettings';

export type FormatPanel = {
  /** The meetings to expect in that many rounds; empty if the format promises none. */
  describeMeetings: (load: RoundLoad, rounds: number, settings: GameSettings) => string;
  /** The rounds in which everybody meets everybody; null if the format promises none. */
  countMeetingRounds: (load: RoundLoad) => number | null;
  /** Null for a type without settings of its own. */
  PairingSettings: ComponentType<PairingSettingsProps> | null;
};

/** Texts and settings of the game that depend on the tournament type (PLAY-1). */
export const FORMAT_PANELS: Readonly<Record<TournamentType, FormatPanel>> = {
  Мексикано: {
    describeMeetings: describeMeetingsBySeating,
    countMeetingRounds: () => null,
    PairingSettings,
  },
  Американо: {
    describeMeetings: describeMeetingsByLot,
    countMeetingRounds,
    PairingSettings: null,
  },
};

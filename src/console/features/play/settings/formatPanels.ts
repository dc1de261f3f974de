import {
  countMeetingRounds,
  describeMeetingsByLot,
  describeMeetingsBySeating,
  type RoundLoad,
} from '../../../../domain/play/rounds/roundLoad';
import type { GameSettings } from '../../../../domain/play/model/gameSettings';
import type { TournamentType } from '../../../../domain/tournament/tournamentTypes';

export type FormatPanel = {
  /** Expected meetings in that many rounds; empty if the format promises none. */
  describeMeetings: (load: RoundLoad, rounds: number, settings: GameSettings) => string;
  /** Number of rounds in which every two players meet; null if the format does not promise this. */
  countMeetingRounds: (load: RoundLoad) => number | null;
  /** True for a type that draws rounds from the standings and so has pairing settings. */
  hasPairingSettings: boolean;
};

/** Texts and settings that depend on the tournament type (PLAY-1). */
export const FORMAT_PANELS: Readonly<Record<TournamentType, FormatPanel>> = {
  Мексикано: {
    describeMeetings: describeMeetingsBySeating,
    countMeetingRounds: () => null,
    hasPairingSettings: true,
  },
  Американо: {
    describeMeetings: describeMeetingsByLot,
    countMeetingRounds,
    hasPairingSettings: false,
  },
};

import { useMemo } from 'react';
import type { DrawContext } from '../../../domain/play/draw/drawFingerprint';
import { getNextStep } from '../../../domain/play/rounds/nextStep';
import { countPlannedRounds } from '../../../domain/play/rounds/plannedRounds';
import { toPlayState } from '../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../domain/play/wire/playWire';
import { listStartedRounds } from '../../../domain/play/model/round';
import { findFormat } from '../../../domain/play/formats/formats';
import { createShortNameLookup } from '../../../domain/play/people/shortNames';
import type { Tournament } from '../../../domain/tournament/tournament';

export type PlayProgressState = ReturnType<typeof usePlayProgress>;

/** The state of a play and its next step (PLAY-9). */
export function usePlayProgress(tournament: Tournament, play: Play) {
  return useMemo(() => {
    const state = toPlayState(play);
    const isByPlay = play.settings.firstRound === 'rating';
    const levels = new Map(
      play.entries.map(({ id, level, rating }) => [id, isByPlay ? (rating ?? level) : level]),
    );
    const format = findFormat(tournament.tournament_type);
    const drawContext: DrawContext | null = format && {
      format,
      levelOf: (entryId) => levels.get(entryId) ?? null,
      wishes: play.wishes,
    };
    const startedRounds = listStartedRounds(state.rounds);
    const planned = countPlannedRounds(state, tournament);
    return {
      state,
      /** Null for a tournament type that this page does not support (PLAY-70). */
      drawContext,
      startedRounds,
      planned,
      step: getNextStep(state, planned, drawContext),
      getShortName: createShortNameLookup(play.entries),
    };
  }, [tournament, play]);
}

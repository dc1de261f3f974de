import { useMemo } from 'react';
import type { Drawing } from '../../../domain/play/basis';
import { nextStep } from '../../../domain/play/nextStep';
import { plannedFor } from '../../../domain/play/neededRounds';
import { stateOf } from '../../../domain/play/pendingPlay';
import type { Play } from '../../../domain/play/playWire';
import { begunRounds } from '../../../domain/play/round';
import { formatOf } from '../../../domain/play/seeding';
import { shortNames } from '../../../domain/play/shortNames';
import type { Tournament } from '../../../domain/tournament';

export type Evening = ReturnType<typeof useEvening>;

/** PLAY-9: where a play stands, and what is to be done next in it. */
export function useEvening(tournament: Tournament, play: Play) {
  return useMemo(() => {
    const state = stateOf(play);
    const isByPlay = play.settings.firstRound === 'rating';
    const levels = new Map(
      play.entries.map(({ id, level, rating }) => [id, isByPlay ? (rating ?? level) : level]),
    );
    const drawing: Drawing = {
      format: formatOf(tournament.tournament_type),
      levelOf: (entryId) => levels.get(entryId) ?? null,
      wishes: play.wishes,
    };
    const begun = begunRounds(state.rounds);
    const planned = plannedFor(state, tournament);
    return {
      state,
      drawing,
      begun,
      planned,
      step: nextStep(state, planned, drawing),
      surnameOf: shortNames(play.entries),
    };
  }, [tournament, play]);
}

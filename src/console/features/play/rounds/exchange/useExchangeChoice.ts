import { useState } from 'react';
import { listParticipants } from '../../../../../domain/play/model/round';
import type { PlayProgressState } from '../../usePlayProgress';

/** The player chosen first for an exchange in a round. */
type ExchangeChoice = { roundId: string; entryId: string };

export type ExchangeChoiceState = {
  exchanging: ExchangeChoice | null;
  setExchanging: (choice: ExchangeChoice | null) => void;
};

/** Keeps the player chosen first for an exchange, in a round or in the roster (PLAY-84). */
export function useExchangeChoice(
  { state, startedRounds }: Pick<PlayProgressState, 'state' | 'startedRounds'>,
  showRound: (number: number) => void,
) {
  const [exchanging, setExchanging] = useState<ExchangeChoice | null>(null);
  return {
    exchanging,
    setExchanging,
    /** Shows the next drawn round of a player. Without one it shows the current round, which gives the reason. */
    startExchange(entryId: string) {
      const drawn = state.rounds.find(
        (round) => round.start === null && listParticipants(round).includes(entryId),
      );
      const round = drawn ?? startedRounds.at(-1);
      if (!round) return;
      setExchanging({ roundId: round.id, entryId });
      showRound(state.rounds.indexOf(round) + 1);
    },
  };
}

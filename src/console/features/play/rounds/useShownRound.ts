import { useCallback, useState } from 'react';
import { findFinal, type Round } from '../../../../domain/play/model/round';

/**
 * The shown round: the current one, or a chosen one until the next round starts (PLAY-10). A final is shown as soon as
 * it is drawn (PLAY-86).
 */
export function useShownRound(startedCount: number, rounds: readonly Round[]) {
  const current = findFinal(rounds) ? rounds.length : Math.max(1, startedCount);
  const during = `${startedCount} ${current}`;
  const [chosen, setChosen] = useState<{ number: number; during: string } | null>(null);
  const isChosen = chosen?.during === during && chosen.number <= rounds.length;
  const show = useCallback((number: number) => setChosen({ number, during }), [during]);
  return {
    number: isChosen ? chosen.number : current,
    show,
  };
}

export type ShownRound = ReturnType<typeof useShownRound>;

import { useCallback, useState } from 'react';

/** The round on the screen: the current one, or a chosen one until the next round starts (PLAY-10). */
export function useShownRound(startedCount: number, drawnCount: number) {
  const [chosen, setChosen] = useState<{ number: number; during: number } | null>(null);
  const isChosen = chosen?.during === startedCount && chosen.number <= drawnCount;
  const show = useCallback(
    (number: number) => setChosen({ number, during: startedCount }),
    [startedCount],
  );
  return {
    number: isChosen ? chosen.number : Math.max(1, startedCount),
    show,
  };
}

export type ShownRound = ReturnType<typeof useShownRound>;

import { Suspense, useMemo } from 'react';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';
import { buildFormChart } from './buildFormChart';

/** The chart library is in the season's file. If loading fails, the card has no chart (COMFORT-90). */
const ChartCard = createLazyComponent(
  async () =>
    (
      await import(/* webpackChunkName: 'season' */ '../../../ui/charts/ChartCard').catch(() => ({
        ChartCard: () => null,
      }))
    ).ChartCard,
);

/** Chart of a player's rating after each tournament (PLAYER-20). */
export function FormChart({ form }: { form: PlayerCard['form'] }) {
  const chart = useMemo(() => buildFormChart(form), [form]);
  return (
    chart && (
      <Suspense fallback={null}>
        <ChartCard chart={chart} />
      </Suspense>
    )
  );
}

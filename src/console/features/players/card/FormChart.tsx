import { Suspense, useMemo } from 'react';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';
import { buildFormChart } from './buildFormChart';

/** In the season's file, which has the chart library. If loading fails, the card has no chart (COMFORT-90). */
const ChartCard = createLazyComponent(
  async () =>
    (
      await import(/* webpackChunkName: 'season' */ '../../../ui/charts/ChartCard').catch(() => ({
        ChartCard: () => null,
      }))
    ).ChartCard,
);

/** A player's rating from tournament to tournament (PLAYER-20). */
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

import { Suspense, useMemo } from 'react';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';
import { buildFormChart } from './buildFormChart';

/** In the season's file, which has the chart library (COMFORT-92); if it does not load, the card does without. */
const ChartCard = createLazyComponent(
  async () =>
    (
      await import(/* webpackChunkName: 'season' */ '../../../ui/charts/ChartCard').catch(() => ({
        ChartCard: () => null,
      }))
    ).ChartCard,
);

/** PLAYER-23: how a player's rating has changed from tournament to tournament. */
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

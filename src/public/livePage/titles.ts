import { formatQuantity } from '../../domain/lib/formatQuantity';
import type { LivePageView } from '../../domain/play/livePage/livePageView';

/** «Раунд 3 из 7 · Мексикано», of the window. */
export function formatLivePageTitle({ type, phase, current, planned }: LivePageView): string {
  if (phase === 'finished') return `Итоги · ${type}`;
  return current ? `Раунд ${current.number} из ${planned} · ${type}` : type;
}

/** «Играют 12 человек». */
export const formatPlayersTitle = (count: number): string =>
  count === 0
    ? 'Игроков пока нет'
    : `В составе ${formatQuantity(count, 'игрок', 'игрока', 'игроков')}`;

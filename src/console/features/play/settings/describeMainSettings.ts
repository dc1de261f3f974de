import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import { listScoreOptions, toScoreOption } from './scoreOptions';

/**
 * The four main settings in one line: «2 корта · 7 раундов · до суммы 24 · 16 мест» (PLAY-75).
 * @param used the number of courts that the players fill
 * @param planned the number of rounds
 */
export function describeMainSettings(
  settings: PlaySettings,
  used: number,
  planned: number,
): string {
  const { capacity } = settings;
  const courts = settings.courts ?? used;
  const option = toScoreOption(settings);
  const score = listScoreOptions(settings, true).find(({ value }) => value === option);
  return [
    courts > 0 && formatQuantity(courts, 'корт', 'корта', 'кортов'),
    formatQuantity(planned, 'раунд', 'раунда', 'раундов'),
    score?.label.replaceAll(' ', '\u00a0'),
    capacity === null
      ? 'без\u00a0ограничения мест'
      : formatQuantity(capacity, 'место', 'места', 'мест'),
  ]
    .filter(Boolean)
    .join(' · ');
}

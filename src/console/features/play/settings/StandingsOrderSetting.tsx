import {
  getSettingsUnit,
  getStandingsOrder,
  STANDINGS_ORDERS,
  type GameSettings,
  type OrderSettings,
  type StandingsOrder,
} from '../../../../domain/play/model/gameSettings';
import { UNIT_WORDS } from '../../../../domain/play/model/scoreUnit';
import { Select } from '../../../ui/controls/Select';

type StandingsOrderProps = {
  settings: GameSettings;
  onChange: (to: Partial<GameSettings>) => void;
};

/** The order of the standings: by points, points per match, or wins (PLAY-6, PLAY-82). */
export function StandingsOrderSetting({ settings, onChange }: StandingsOrderProps) {
  const { dative } = UNIT_WORDS[getSettingsUnit(settings)];
  const labels: Readonly<Record<StandingsOrder, string>> = {
    points: `по ${dative}`,
    average: 'по среднему',
    wins: 'по победам',
  };
  const choose = (order: string) => {
    const ordersByWins = order === 'wins';
    const to: OrderSettings = {
      ordersByWins,
      // The order by wins keeps the choice between points and average.
      ordersByAverage: ordersByWins ? settings.ordersByAverage : order === 'average',
    };
    const names = Object.keys(to) as (keyof OrderSettings)[];
    onChange(
      Object.fromEntries(
        names.filter((name) => to[name] !== settings[name]).map((name) => [name, to[name]]),
      ),
    );
  };
  return (
    <Select
      label="Порядок таблицы"
      value={getStandingsOrder(settings)}
      options={STANDINGS_ORDERS.map((value) => ({ value, label: labels[value] }))}
      onChoose={choose}
    />
  );
}

import type { PlayerColumn } from '../../../../domain/players/list/playersParams';

export const PLAYER_COLUMN_LABELS: Readonly<Record<PlayerColumn, string>> = {
  name: 'Игрок',
  level: 'Уровень',
  rating: 'По\u00a0игре',
  tournaments: 'Турниры',
  lastSeen: 'Последний раз',
  noShows: 'Неявки',
  paid: 'Оплачено',
};

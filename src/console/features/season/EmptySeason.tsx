import { BallIcon } from '../../ui/icons/icons';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** COMFORT-92: what a season without tournaments shows. */
export function EmptySeason() {
  return (
    <EmptyState
      picture={<BallIcon />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}

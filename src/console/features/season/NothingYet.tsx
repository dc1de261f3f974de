import { BallIcon } from '../../ui/icons';
import { EmptyState } from '../../ui/EmptyState';

/** COMFORT-92: what a season without tournaments shows. */
export function NothingYet() {
  return (
    <EmptyState
      picture={<BallIcon />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}

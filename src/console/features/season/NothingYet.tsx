import { BallIcon } from '../../ui/icons';
import { EmptyState } from '../../ui/EmptyState';

/** COMFORT-92. */
export function NothingYet() {
  return (
    <EmptyState
      picture={<BallIcon />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}

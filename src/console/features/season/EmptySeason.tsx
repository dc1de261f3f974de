import { BallIcon } from '../../ui/icons/icons';
import { EmptyState } from '../../ui/feedback/EmptyState';

export function EmptySeason() {
  return (
    <EmptyState
      picture={<BallIcon />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}

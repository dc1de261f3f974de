import { BallIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';

/** COMFORT-92. */
export function NothingYet() {
  return (
    <Notice
      picture={<BallIcon />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}

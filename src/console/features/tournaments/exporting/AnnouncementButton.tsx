import { Button } from '../../../ui/controls/Button';

export const ANNOUNCEMENT_LABEL = 'Текст для мессенджера';

/** Copies the announcement of a tournament (COMFORT-45, DESK-4, DESK-13). */
export const AnnouncementButton = ({ onClick }: { onClick: () => void }) => (
  <Button aria-label={ANNOUNCEMENT_LABEL} title={ANNOUNCEMENT_LABEL} onClick={onClick}>
    Текст
  </Button>
);

import { Button } from '../../../ui/controls/Button';

export const ANNOUNCEMENT_LABEL = 'Текст для мессенджера';

/** DESK-4, DESK-13: the press that copies COMFORT-45's text. */
export const AnnouncementButton = ({ onClick }: { onClick: () => void }) => (
  <Button aria-label={ANNOUNCEMENT_LABEL} title={ANNOUNCEMENT_LABEL} onClick={onClick}>
    Текст
  </Button>
);

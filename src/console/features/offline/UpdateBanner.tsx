import { useEffect, useState } from 'react';
import { requestLeave } from '../../ui/leaving/leaving';
import { Toast } from '../../ui/feedback/Toast';
import { subscribeToNewVersion, switchToNewVersion } from './updates';

/** Offers a new version, which loads when the user presses the button (COMFORT-71). */
export function UpdateBanner() {
  const [isShown, setShown] = useState(false);
  useEffect(() => subscribeToNewVersion(() => setShown(true)), []);
  return (
    isShown && (
      <Toast
        id={0}
        isHeld
        onClose={() => setShown(false)}
        action={
          <button type="button" onClick={() => requestLeave(() => void switchToNewVersion())}>
            Обновить
          </button>
        }
      >
        Доступна новая версия
      </Toast>
    )
  );
}

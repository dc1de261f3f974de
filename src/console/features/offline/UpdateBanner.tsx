import { useEffect, useState } from 'react';
import { requestLeave } from '../../ui/leaving/leaving';
import { Toast } from '../../ui/feedback/Toast';
import { subscribeToNewVersion, switchToNewVersion } from './updates';

/** COMFORT-71: says that there is a new version; it comes when somebody asks for it. */
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

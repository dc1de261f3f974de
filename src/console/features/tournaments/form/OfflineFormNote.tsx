import { useState } from 'react';
import { isServerUnreachable } from '../../../api/request/errorKinds';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import { canKeepDrafts } from '../../../state/draftStorage';
import { Caution } from '../../../ui/feedback/Caution';
import { useIsOnline } from '../../../ui/loading/useIsOnline';
import type { DraftKeeper } from './drafts/draftKeeper';

/**
 * True when the list reaches no server. Only the list retries automatically, so only it notices the server's return.
 */
const useIsListLost = (): boolean =>
  isServerUnreachable(tournamentsApi.endpoints.listTournaments.useQueryState().error);

/** Explains what happens to a form without a connection. The form can still be saved (COMFORT-73). */
export function OfflineFormNote({ keeper }: { keeper: DraftKeeper }) {
  const isOnline = useIsOnline();
  const isListLost = useIsListLost();
  const [canKeep] = useState(canKeepDrafts);
  const isStored = canKeep && keeper.isStored();
  return (
    <div aria-live="polite">
      {(!isOnline || isListLost) && (
        <Caution>
          Нет связи: сохранить можно будет, когда она появится.
          {isStored && ' Введённое сохраняется на этом устройстве.'}
        </Caution>
      )}
    </div>
  );
}

import { useState } from 'react';
import { isServerUnreachable } from '../../../api/request/errorKinds';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import { canKeepDrafts } from '../../../state/draftStorage';
import { Caution } from '../../../ui/feedback/Caution';
import { useIsOnline } from '../../../ui/loading/useIsOnline';
import type { DraftKeeper } from './drafts/draftKeeper';

/** Whether the list finds no server: only it is asked for again by itself, and tells when there is one. */
const useIsListLost = (): boolean =>
  isServerUnreachable(tournamentsApi.endpoints.listTournaments.useQueryState().error);

/** COMFORT-73: what becomes of a form without a connection; saving is not prevented, only unlikely. */
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

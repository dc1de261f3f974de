import { useState } from 'react';
import { NO_CONNECTION } from '../../api/problems';
import { tournamentsApi } from '../../api/tournamentsApi';
import { useFormState } from '../../forms/useFormState';
import { canKeepDrafts } from '../../state/draftStorage';
import { Caution } from '../../ui/Caution';
import { useIsOnline } from '../../ui/useIsOnline';
import type { DraftKeeper } from './drafts/draftKeeper';

/** Whether the form or the list has found no server when it last asked. */
function useIsUnreachable(): boolean {
  const { failure } = useFormState();
  const { error } = tournamentsApi.endpoints.listTournaments.useQueryState();
  const isListLost = error !== undefined && 'status' in error && error.status === 'FETCH_ERROR';
  return isListLost || failure?.message === NO_CONNECTION;
}

/** COMFORT-73: what becomes of a form without a connection; saving is not prevented, only unlikely. */
export function OfflineNote({ keeper }: { keeper: DraftKeeper }) {
  const isOnline = useIsOnline();
  const isUnreachable = useIsUnreachable();
  const [canKeep] = useState(canKeepDrafts);
  const isKept = canKeep && keeper.isKept();
  return (
    <div aria-live="polite">
      {(!isOnline || isUnreachable) && (
        <Caution>
          Нет связи: сохранить можно будет, когда она появится.
          {isKept && ' Введённое сохраняется на этом устройстве.'}
        </Caution>
      )}
    </div>
  );
}

import { signOut } from '../features/auth/signOut';
import { CommandBoxWithKeys } from '../features/commands/CommandBoxWithKeys';
import { LiveUpdates } from '../features/live/LiveUpdates';
import { OfflineBackground } from '../features/offline/OfflineBackground';
import { OutboxBackground } from '../features/play/OutboxBackground';
import { PlaySummariesLoader } from '../features/tournaments/list/PlaySummariesLoader';
import { TrashCountBadge } from '../features/tournaments/trash/TrashCountBadge';
import { useAppDispatch } from '../hooks';
import { hasFeature } from '../serverFeatures';
import { SilentErrorBoundary } from '../ui/feedback/SilentErrorBoundary';
import { requestLeave } from '../ui/leaving/leaving';
import { injectSlices } from './injectSlices';

injectSlices();

/**
 * Background work of every signed-in page, loaded when the page has settled. It paints nothing at first. A failed load
 * and a failing service are not reported.
 */
export function BackgroundServices() {
  const dispatch = useAppDispatch();
  return (
    <>
      <SilentErrorBoundary>
        <LiveUpdates />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <OfflineBackground />
      </SilentErrorBoundary>
      {hasFeature('play') && (
        <SilentErrorBoundary>
          <OutboxBackground />
        </SilentErrorBoundary>
      )}
      {hasFeature('trash') && (
        <SilentErrorBoundary>
          <TrashCountBadge />
        </SilentErrorBoundary>
      )}
      {hasFeature('play') && (
        <SilentErrorBoundary>
          <PlaySummariesLoader />
        </SilentErrorBoundary>
      )}
      <SilentErrorBoundary>
        <CommandBoxWithKeys onSignOut={() => requestLeave(() => dispatch(signOut()), true)} />
      </SilentErrorBoundary>
    </>
  );
}

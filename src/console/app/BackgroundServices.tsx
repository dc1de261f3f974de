import { signOut } from '../features/auth/signOut';
import { Commands } from '../features/commands/Commands';
import { LiveUpdates } from '../features/live/LiveUpdates';
import { Offline } from '../features/offline/Offline';
import { Outbox } from '../features/play/Outbox';
import { PlaySummariesLoader } from '../features/tournaments/list/PlaySummariesLoader';
import { TrashCount } from '../features/tournaments/trash/TrashCount';
import { useAppDispatch } from '../hooks';
import { hasFeature } from '../serverFeatures';
import { SilentErrorBoundary } from '../ui/feedback/SilentErrorBoundary';
import { requestLeave } from '../ui/leaving/leaving';
import { injectSlices } from './injectSlices';

injectSlices();

/**
 * What runs in the background of every signed-in page and paints nothing at first. It is loaded when the
 * page has settled; where it does not load, or fails, nobody is told.
 */
export function BackgroundServices() {
  const dispatch = useAppDispatch();
  return (
    <>
      <SilentErrorBoundary>
        <LiveUpdates />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Offline />
      </SilentErrorBoundary>
      {hasFeature('play') && (
        <SilentErrorBoundary>
          <Outbox />
        </SilentErrorBoundary>
      )}
      {hasFeature('trash') && (
        <SilentErrorBoundary>
          <TrashCount />
        </SilentErrorBoundary>
      )}
      {hasFeature('play') && (
        <SilentErrorBoundary>
          <PlaySummariesLoader />
        </SilentErrorBoundary>
      )}
      <SilentErrorBoundary>
        <Commands onSignOut={() => requestLeave(() => dispatch(signOut()), true)} />
      </SilentErrorBoundary>
    </>
  );
}

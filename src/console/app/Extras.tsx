import { signOut } from '../features/auth/signOut';
import { Commands } from '../features/commands/Commands';
import { Live } from '../features/live/Live';
import { Offline } from '../features/offline/Offline';
import { useAppDispatch } from '../hooks';
import { Expendable } from '../ui/Expendable';
import { leave } from '../ui/leaving';
import { useLateState } from './useLateState';

/**
 * What works in the background of every signed-in page and paints nothing at first. It comes when the
 * page has settled, and is given up silently where it does not load or fails.
 */
export function Extras() {
  useLateState();
  const dispatch = useAppDispatch();
  return (
    <>
      <Expendable>
        <Live />
      </Expendable>
      <Expendable>
        <Offline />
      </Expendable>
      <Expendable>
        <Commands onSignOut={() => leave(() => dispatch(signOut()), true)} />
      </Expendable>
    </>
  );
}

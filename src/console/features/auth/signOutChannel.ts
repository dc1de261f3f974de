import { openChannel, type Channel } from '../../browser/openChannel';

/**
 * Announces a sign-out to other tabs. Storage shows them only that the session is gone. An expired session leaves their
 * pages unchanged (AUTH-10).
 */
let shared: Channel<null> | undefined;
const getChannel = (): Channel<null> => (shared ??= openChannel('club.signedOut'));

/** Announces the user's sign-out to every other open tab (AUTH-9). */
export const broadcastSignOut = (): void => getChannel().broadcast(null);

/** Calls back when the user signs out in another tab. */
export const subscribeToSignOut = (callback: () => void): void => getChannel().subscribe(callback);

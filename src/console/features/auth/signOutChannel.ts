import { openChannel, type Channel } from '../../browser/openChannel';

/**
 * Channel that announces a sign-out to other tabs. The storage alone does not distinguish a sign-out from an expired
 * session, which leaves pages unchanged (AUTH-10).
 */
let shared: Channel<null> | undefined;
const getChannel = (): Channel<null> => (shared ??= openChannel('club.signedOut'));

/** Announces the user's sign-out to every other open tab (AUTH-9). */
export const broadcastSignOut = (): void => getChannel().broadcast(null);

/** Calls `callback` when the user signs out in another tab. */
export const subscribeToSignOut = (callback: () => void): void => getChannel().subscribe(callback);

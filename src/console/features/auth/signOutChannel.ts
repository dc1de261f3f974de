import { openChannel, type Channel } from '../../browser/openChannel';

/**
 * Storage tells other tabs that the session is gone, but not why. This channel tells them of a sign-out; a
 * session that ended by itself leaves their pages as they are (AUTH-10).
 */
let shared: Channel<null> | undefined;
const getChannel = (): Channel<null> => (shared ??= openChannel('club.signedOut'));

/** AUTH-9: tells every other open tab that the person signed out. */
export const broadcastSignOut = (): void => getChannel().broadcast(null);

/** Calls back when the person signed out in another tab. */
export const subscribeToSignOut = (callback: () => void): void => getChannel().subscribe(callback);

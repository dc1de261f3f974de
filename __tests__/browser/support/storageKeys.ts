/** A copy of AUTH-1's keys, so that a test notices a change of the console's. */
export const SESSION_KEY = 'club.session';
export const TOKEN_KEY = 'club.token';
/** Key of the device's id (TRUST-61). */
export const DEVICE_KEY = 'club.device';

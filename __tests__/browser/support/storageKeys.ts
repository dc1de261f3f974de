/** AUTH-1, said again here: a test must notice when the console's keys change. */
export const SESSION_KEY = 'club.session';
export const TOKEN_KEY = 'club.token';
/** TRUST-61. */
export const DEVICE_KEY = 'club.device';

/** Limits of the club's hours as HH:MM, used by the rules, the hints and the final check (CREATE-5). */
export const EARLIEST_START = '08:00';
export const LATEST_START = '23:00';
export const LATEST_END = '23:59';

export const NAME_LENGTH_MIN = 2;
export const NAME_LENGTH_MAX = 50;
export const USER_ID_LENGTH_MAX = 64;

/** WIRE-2 to WIRE-5. */
export const TOURNAMENTS_PATH = '/api/tournaments';

/** WIRE-2 to WIRE-5. */
export const PATH = '/api/tournaments';

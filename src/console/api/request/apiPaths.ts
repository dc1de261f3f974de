export const TOURNAMENTS_PATH = '/api/tournaments';

import type { PlayerRating } from '../../domain/players/playerWire';

/** The ratings of players by their ids, of what was played; nobody has one yet. */
export const ratingsOf = (): ReadonlyMap<string, PlayerRating> => new Map();

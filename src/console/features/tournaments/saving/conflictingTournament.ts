import type { Tournament } from '../../../../domain/tournament';
import { parseTournament } from '../../../../domain/wire';
import { conflictIn, type ApiError } from '../../../api/problems';

/** TRUST-41: the tournament as it is stored now, where a change of it met a conflict. */
export const conflictingTournament = (error: ApiError): Tournament | null =>
  conflictIn(error, (data) => parseTournament(data));

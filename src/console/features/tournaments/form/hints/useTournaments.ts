import type { Tournament } from '../../../../../domain/tournament';
import { useListTournamentsQuery } from '../../../../api/tournamentsApi';

const NONE: readonly Tournament[] = [];

/** All tournaments that are loaded, for a form's hints; none while there is no list. */
export const useTournaments = (): readonly Tournament[] =>
  useListTournamentsQuery().currentData?.tournaments ?? NONE;

import type { Tournament } from '../../../../domain/tournament';
import { useListTournamentsQuery } from '../../../api/tournamentsApi';

const NONE: readonly Tournament[] = [];

/** What a form's hints are made of: all that is known of the club's tournaments; none without a list. */
export const useTournaments = (): readonly Tournament[] =>
  useListTournamentsQuery().currentData?.tournaments ?? NONE;

import type { TournamentFormValues } from '../tournament/formValues';
import { foldName } from '../lib/cleanName';

type KeyFields = Pick<
  TournamentFormValues,
  'tournament_type' | 'date' | 'start_time' | 'organizer_name'
>;

/** Key of a tournament. Tournaments with equal type, date, start and organizer are duplicates (COMFORT-52). */
export const toDuplicateKey = ({
  tournament_type,
  date,
  start_time,
  organizer_name,
}: KeyFields): string => [tournament_type, date, start_time, foldName(organizer_name)].join('\n');

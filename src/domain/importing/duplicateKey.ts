import type { TournamentFormValues } from '../tournament/formValues';
import { foldName } from '../lib/cleanName';

type KeyFields = Pick<
  TournamentFormValues,
  'tournament_type' | 'date' | 'start_time' | 'organizer_name'
>;

/** COMFORT-52: two tournaments are the same with the same type, date, start and organizer. */
export const toDuplicateKey = ({
  tournament_type,
  date,
  start_time,
  organizer_name,
}: KeyFields): string => [tournament_type, date, start_time, foldName(organizer_name)].join('\n');

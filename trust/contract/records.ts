import { cleanName } from '../../src/domain/lib/cleanName';
import { FIELD_NAMES, TOURNAMENT_FIELDS } from '../../src/domain/tournament/tournamentFields';
import { validateFields, createTournamentRules } from '../../src/domain/tournament/rules';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament/tournament';
import { toRequestFromTournament } from '../../src/domain/tournament/formValues';

/** Returns a request as it is stored: without invisible characters in names and without an empty end time. */
export function toStored<Request extends Partial<TournamentRequest>>(request: Request): Request {
  const { organizerName, endTime } = request;
  return {
    ...request,
    ...(organizerName !== undefined && { organizerName: cleanName(organizerName) }),
    ...(endTime === '' && { endTime: null }),
  };
}

/** Returns a request's fields under their names in responses. */
export const toAnswered = (request: Partial<TournamentRequest>): Partial<Tournament> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const value = toStored(request)[TOURNAMENT_FIELDS[name].requestName];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Corrects a request whose fields are valid alone, so that they are also valid together.
 * @param before the tournament to change; null for a new one
 * @param today yyyy-MM-dd
 */
export function clearBrokenFields(
  request: Partial<TournamentRequest>,
  before: Tournament | null,
  today: string,
): Partial<TournamentRequest> {
  const after = {
    ...(before && toRequestFromTournament(before)),
    ...toStored(request),
  } as TournamentRequest;
  const broken = Object.keys(validateFields(createTournamentRules(today), after));
  return { ...request, ...Object.fromEntries(broken.map((field) => [field, null])) };
}

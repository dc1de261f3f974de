import { isRealDate } from '../../domain/dates';

const LEFT_OUT = "('removed', 'declined', 'review')";

/**
 * PLAYER-74: SQL of both databases with the players who have been in no tournament, nor have organized one, since a
 * day: their `id` and the day when they were in one `last`. Those merged are one; whoever the club has nothing else of
 * any more counts from when they became known.
 * @param since yyyy-MM-dd
 * @throws RangeError for anything else
 */
export function outdatedPlayers(since: string): string {
  // It stands in the text, since drivers name parameters differently.
  if (!isRealDate(since)) throw new RangeError(`Invalid date: ${since}`);
  return `
    SELECT people.id, coalesce(people.seen, people.known) AS last FROM (
      SELECT coalesce(p.merged_into, p.id) AS id, max(s.date) AS seen,
        max(substr(p.created_at, 1, 10)) AS known
      FROM players p LEFT JOIN (
        SELECT e.player_id, t.date FROM play_entries e JOIN tournaments t ON t.id = e.tournament_id
        WHERE e.status NOT IN ${LEFT_OUT}
        UNION ALL
        SELECT a.player_id, t.date FROM applications a JOIN tournaments t ON t.id = a.tournament_id
        UNION ALL
        SELECT o.id, t.date FROM tournaments t
        JOIN players o ON o.phone <> '' AND o.phone = t.organizer_phone
      ) s ON s.player_id = p.id
      WHERE p.forgotten_at IS NULL
      GROUP BY coalesce(p.merged_into, p.id)
    ) people
    WHERE coalesce(people.seen, people.known) < '${since}'`;
}

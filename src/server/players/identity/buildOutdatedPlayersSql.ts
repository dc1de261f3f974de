import { isRealDate } from '../../../domain/dates/dates';

const LEFT_OUT = "('removed', 'declined', 'review')";

/**
 * Builds SQL for both databases that lists players without a tournament since a day, played or organized (PLAYER-74).
 * Its columns are `id`, and `last`, the day of the last tournament. Merged players count as one. A player without any
 * tournament counts from the day they became known.
 * @param since yyyy-MM-dd
 * @throws RangeError for any other text
 */
export function buildOutdatedPlayersSql(since: string): string {
  // The date is part of the text, because each driver names parameters differently.
  if (!isRealDate(since)) throw new RangeError(`Invalid date: ${since}`);
  return `
    WITH RECURSIVE parts(id, whole) AS (
      SELECT p.id, p.id FROM players p WHERE p.merged_into IS NULL
      UNION ALL
      SELECT p.id, parts.whole FROM players p JOIN parts ON p.merged_into = parts.id
    )
    SELECT people.id, coalesce(people.seen, people.known) AS last FROM (
      SELECT parts.whole AS id, max(s.date) AS seen, max(substr(p.created_at, 1, 10)) AS known
      FROM players p JOIN parts ON parts.id = p.id LEFT JOIN (
        SELECT e.player_id, t.date FROM play_entries e JOIN tournaments t ON t.id = e.tournament_id
        WHERE e.status NOT IN ${LEFT_OUT}
          AND NOT (e.status = 'withdrawn' AND e.source = 'signUp' AND e.application_id IS NULL)
        UNION ALL
        SELECT a.player_id, t.date FROM applications a JOIN tournaments t ON t.id = a.tournament_id
        UNION ALL
        SELECT o.id, t.date FROM tournaments t
        JOIN players o ON o.phone <> '' AND o.phone = t.organizer_phone
      ) s ON s.player_id = p.id
      WHERE p.forgotten_at IS NULL
      GROUP BY parts.whole
    ) people
    WHERE coalesce(people.seen, people.known) < '${since}'`;
}

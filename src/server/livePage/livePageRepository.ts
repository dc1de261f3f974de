import { createHash } from 'node:crypto';
import { isPageToken } from '../lib/token';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../db/incarnation';
import type { ClubDatabase } from '../db/tables';

export type LivePagePlayVersion = {
  tournament_id: number;
  version: number;
  isInTrash: boolean;
  /** Identifies the page's content: its assets, the database, and the versions of play and tournament. */
  tag: string;
};

const computeTag = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('.')).digest('base64url').slice(0, 16);

/**
 * Creates the reads of a live page that run once a second and for each request.
 * @param look all parts of a page except the play; another look makes another tag
 */
export function createLivePageRepository(database: ClubDatabase, look: string) {
  // Versions repeat after a restore to an earlier state.
  const instance = buildIncarnationColumnSql(database).as('instance');
  const looks = computeTag(look);
  return {
    /**
     * Finds the play whose live page has this token (SEEN-1).
     * @returns null for an unknown token
     */
    async find(token: string): Promise<LivePagePlayVersion | null> {
      if (!isPageToken(token)) return null;
      const row = await database
        .selectFrom('play_links as l')
        .innerJoin('plays as p', 'p.tournament_id', 'l.tournament_id')
        .innerJoin('tournaments as t', 't.id', 'l.tournament_id')
        .innerJoin('list_state', (join) => join.onTrue())
        .select(instance)
        .select(['p.tournament_id', 'p.version', 't.version as tournament', 't.deleted_at'])
        .where('l.purpose', '=', 'live')
        .where('l.token', '=', token)
        .executeTakeFirst();
      if (!row) return null;
      const { tournament_id, version } = row;
      return {
        tournament_id,
        version,
        isInTrash: row.deleted_at !== null,
        tag: computeTag(
          looks,
          requireDatabaseIncarnation(row.instance),
          token,
          version,
          row.tournament,
        ),
      };
    },
  };
}

export type LivePageRepository = ReturnType<typeof createLivePageRepository>;

import { createHash } from 'node:crypto';
import { isPageToken } from '../lib/token';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../db/incarnation';
import type { ClubDatabase } from '../db/tables';

/** The play that a live page is about. */
export type LivePagePlayVersion = {
  tournament_id: number;
  /** Of the play. */
  version: number;
  isInTrash: boolean;
  /** Names what the page shows: its looks, the database, the play's and the tournament's version in it. */
  tag: string;
};

const computeTag = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('.')).digest('base64url').slice(0, 16);

/**
 * What is read of a live page once a second, and for each request.
 * @param look all that a page is made of beside the play: another one makes other pages
 */
export function createLivePageRepository(database: ClubDatabase, look: string) {
  // Versions come again once an earlier state was put back.
  const instance = buildIncarnationColumnSql(database).as('instance');
  const looks = computeTag(look);
  return {
    /** SEEN-1: the play whose live page has this token. @returns null for a token that no page has */
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

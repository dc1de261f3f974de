import { type Wish, WISH_KINDS, type WishKind } from '../../../domain/draw/base/wishes';
import type { ClubDatabase } from '../../db/tables';
import type { Clock } from '../../lib/clock';
import { ProblemError } from '../../lib/problem';
import { createEntryRepository } from '../../play/entries/entryRepository';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { readPlayerAliases } from '../identity/playerAliases';
import { createWishRepository, type PlayerWish } from './wishRepository';

/** A wish about several players. Null removes the wishes between them (DRAW-24). */
export type WishRequest = { entryIds: readonly string[]; kind: WishKind | null };

/** Lists a play's entries with their players. Merged players count as one. Entries without a player are omitted. */
async function listEntryPlayers(
  database: ClubDatabase,
  tournamentId: number,
  resolveAlias: (playerId: string) => string,
): Promise<{ entryId: string; playerId: string }[]> {
  const rows = await createEntryRepository(database).listByTournament(tournamentId);
  return rows.flatMap(({ id, player_id }) =>
    player_id === null ? [] : [{ entryId: id, playerId: resolveAlias(player_id) }],
  );
}

/**
 * Merged players may have two wishes about the same pair. The later kind in WISH_KINDS is the stronger one and applies.
 */
const sortByKind = (wishes: readonly PlayerWish[]): PlayerWish[] =>
  wishes.toSorted((one, other) => WISH_KINDS.indexOf(one.kind) - WISH_KINDS.indexOf(other.kind));

/** Reads the wishes about a play's players, by entry (DRAW-24). */
export async function readPlayWishes(
  database: ClubDatabase,
  tournamentId: number,
  clock: Clock,
): Promise<Wish<string>[]> {
  const wishes = await createWishRepository(database).listAll();
  if (wishes.length === 0) return [];
  await assignPlayersToEntries(database, clock);
  const { resolve: resolveAlias } = await readPlayerAliases(database);
  const known = await listEntryPlayers(database, tournamentId, resolveAlias);
  const listEntryIds = (playerId: string) =>
    known
      .filter((entry) => entry.playerId === resolveAlias(playerId))
      .map(({ entryId }) => entryId);
  const byTwo = new Map<string, Wish<string>>();
  for (const { one, other, kind } of sortByKind(wishes)) {
    // The two players are merged into one, so the wish has no effect.
    if (resolveAlias(one) === resolveAlias(other)) continue;
    for (const entry of listEntryIds(one)) {
      for (const partner of listEntryIds(other)) {
        const [first, second] = [entry, partner].toSorted() as [string, string];
        byTwo.set(`${first} ${second}`, { one: first, other: second, kind });
      }
    }
  }
  return [...byTwo.values()];
}

/**
 * Sets a wish for each pair of these entries, or removes the pairs' wishes (DRAW-24).
 * @param database a transaction, opened after `assignPlayersToEntries`
 * @throws ProblemError 422 for an entry that is not in the play, or two of the same player
 */
export async function storeEntryWishes(
  database: ClubDatabase,
  tournamentId: number,
  { entryIds, kind }: WishRequest,
): Promise<void> {
  const repository = createWishRepository(database);
  const { resolve: resolveAlias } = await readPlayerAliases(database);
  const known = await listEntryPlayers(database, tournamentId, resolveAlias);
  const players = entryIds.map((id) => known.find(({ entryId }) => entryId === id)?.playerId);
  if (players.includes(undefined)) throw new ProblemError(422, 'Такой записи в составе нет.');
  const group = players.filter((id) => id !== undefined).toSorted();
  if (new Set(group).size < group.length) {
    throw new ProblemError(422, 'Две записи одного и того же игрока: выберите разных.');
  }
  for (const wish of await repository.listAll()) {
    if (group.includes(resolveAlias(wish.one)) && group.includes(resolveAlias(wish.other))) {
      await repository.remove(wish);
    }
  }
  if (kind === null) return;
  for (const [at, one] of group.entries()) {
    for (const other of group.slice(at + 1)) await repository.add({ one, other, kind });
  }
}

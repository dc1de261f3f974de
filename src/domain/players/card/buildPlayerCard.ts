import { groupBy } from '../../lib/groupBy';
import type { IdentityKey } from '../identity/identityKey';
import { isPossibleDuplicatePlayer } from '../identity/possibleDuplicate';
import type { PlayerReference, CoPlayer, PlayerCard, PlayerTournament } from '../playerWire';
import { sumAppearances, type Appearance } from './appearances';
import type { PlayerResult } from './playerResult';

/** An appearance with its player; null while the player is not known yet. */
export type AppearanceWithPlayer = Appearance & { playerId: string | null; entryId: string | null };

/** Somebody who is not forgotten, merged into another one or not. */
type KnownPlayer = IdentityKey & { id: string; mergedInto: string | null };

/** What is told of a tournament beside who came. */
type CardTournament = Pick<PlayerTournament, 'date' | 'startTime' | 'tournamentType'>;

type PlayerCardSources = Pick<PlayerCard, 'id' | 'note' | 'version' | 'rating' | 'form'> &
  Pick<PlayerCard, 'isOutdated'> & {
    /** yyyy-MM-dd. */
    today: string;
    /** Of everybody, by the player they count as. */
    appearances: ReadonlyMap<string, readonly AppearanceWithPlayer[]>;
    /** The player's own, with the result of each. */
    results: readonly { appearance: AppearanceWithPlayer; result: PlayerResult }[];
    /** By tournament; one that is missing was removed for good meanwhile. */
    starts: ReadonlyMap<number, CardTournament>;
    known: readonly KnownPlayer[];
  };

/** The name and phone that were written down last. */
function toOtherPlayer(
  id: string,
  appearances: readonly Appearance[],
  today: string,
): PlayerReference {
  const { givenName, familyName, phone } = sumAppearances(appearances, today);
  return { id, givenName, familyName, phone };
}

/** Newest first. */
function listPlayerTournaments({ results, starts }: PlayerCardSources): PlayerTournament[] {
  const tournaments = results.flatMap(({ appearance, result }): PlayerTournament[] => {
    const start = starts.get(appearance.tournamentId);
    if (!start) return [];
    const { tournamentId, attendance, status, paid } = appearance;
    const { place, of, points, matches } = result;
    const { date, startTime, tournamentType } = start;
    const facts = { tournamentId, date, startTime, tournamentType };
    return [{ ...facts, place, of, points, matches, attendance, status, paid }];
  });
  const getMoment = ({ date, startTime }: PlayerTournament) => `${date} ${startTime}`;
  return tournaments.toSorted((one, other) => (getMoment(one) < getMoment(other) ? 1 : -1));
}

/** The players behind the entries of the tournaments that the card is about. */
function mapEntriesToPlayers({ appearances, starts }: PlayerCardSources): Map<string, string> {
  const pairs = [...appearances].flatMap(([playerId, all]) =>
    all.flatMap(({ entryId, tournamentId }): [string, string][] =>
      entryId !== null && starts.has(tournamentId) ? [[entryId, playerId]] : [],
    ),
  );
  return new Map(pairs);
}

/** The players behind these entries, the most frequent one first. */
function listCoPlayers(
  entryIds: readonly string[],
  playerIdsByEntry: ReadonlyMap<string, string>,
  { appearances, today }: PlayerCardSources,
): CoPlayer[] {
  const players = entryIds.flatMap((entryId) => playerIdsByEntry.get(entryId) ?? []);
  return [...groupBy(players, (id) => id)]
    .map(([id, times]) => ({
      ...toOtherPlayer(id, appearances.get(id)!, today),
      times: times.length,
    }))
    .toSorted((one, other) => other.times - one.times);
}

/** The players of whom this one is made: itself, and those merged into it. */
function listMergedParts({ id, known, appearances }: PlayerCardSources): KnownPlayer[] {
  const parts = new Set((appearances.get(id) ?? []).flatMap(({ playerId }) => playerId ?? []));
  return known.filter((one) => one.id === id || parts.has(one.id));
}

/** PLAYER-6: others who may be the same person. */
function listPossibleDuplicates(
  parts: readonly KnownPlayer[],
  { id, known, appearances, today }: PlayerCardSources,
) {
  const isOther = (one: KnownPlayer) =>
    one.mergedInto === null && one.id !== id && appearances.has(one.id);
  return known
    .filter((one) => isOther(one) && parts.some((part) => isPossibleDuplicatePlayer(part, one)))
    .map((one) => toOtherPlayer(one.id, appearances.get(one.id)!, today));
}

/** PLAYER-5, PLAYER-6: what everything that is known of a player adds up to. */
export function buildPlayerCard(sources: PlayerCardSources): PlayerCard {
  const { id, note, version, rating, form, isOutdated, results, today } = sources;
  const own = sources.appearances.get(id) ?? [];
  const parts = listMergedParts(sources);
  const playerIdsByEntry = mapEntriesToPlayers(sources);
  const listMet = (side: 'partners' | 'opponents') =>
    listCoPlayers(
      results.flatMap(({ result }) => result[side]),
      playerIdsByEntry,
      sources,
    );
  const listAppearancesOf = (playerId: string) =>
    own.filter((appearance) => appearance.playerId === playerId);
  return {
    ...{ id, note, version, rating, isOutdated, form },
    ...sumAppearances(own, today),
    merged: parts
      .filter((one) => one.id !== id)
      .map((one) => toOtherPlayer(one.id, listAppearancesOf(one.id), today)),
    evenings: listPlayerTournaments(sources),
    partners: listMet('partners'),
    opponents: listMet('opponents'),
    sameAs: listPossibleDuplicates(parts, sources),
  };
}

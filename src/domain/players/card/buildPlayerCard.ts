import { groupBy } from '../../lib/groupBy';
import { formatFullName } from '../../play/people/names';
import { toIdentityKey, type IdentityKey } from '../identity/identityKey';
import { isPossibleDuplicatePlayer } from '../identity/possibleDuplicate';
import type { PlayerReference, CoPlayer, PlayerCard, PlayerTournament } from '../playerWire';
import { sumAppearances, type Appearance } from './appearances';
import type { PlayerCorrection } from './playerCorrection';
import type { PlayerResult } from './playerResult';

/** An appearance with the player's id; null when it is assigned to no player. */
export type AppearanceWithPlayer = Appearance & { playerId: string | null; entryId: string | null };

/** A player who is not forgotten; it may be merged into another player. */
type KnownPlayer = IdentityKey & {
  id: string;
  mergedInto: string | null;
  correction: PlayerCorrection | null;
};

/** Data of a tournament for a player's card. */
type CardTournament = Pick<PlayerTournament, 'date' | 'startTime' | 'tournamentType'>;

type PlayerCardSources = Pick<PlayerCard, 'id' | 'note' | 'version' | 'rating' | 'form'> &
  Pick<PlayerCard, 'isOutdated'> & {
    /** The current day, yyyy-MM-dd. */
    today: string;
    /** All appearances, by the player to whom they belong after merges. */
    appearances: ReadonlyMap<string, readonly AppearanceWithPlayer[]>;
    /** The player's own appearances, each with its result. */
    results: readonly { appearance: AppearanceWithPlayer; result: PlayerResult }[];
    /** Data by tournament id. A purged tournament is missing. */
    starts: ReadonlyMap<number, CardTournament>;
    known: readonly KnownPlayer[];
    /** Corrections of all players, by the player to whom they belong after merges. */
    corrections: ReadonlyMap<string, readonly PlayerCorrection[]>;
  };

/** A player with the latest known name and phone. */
function toOtherPlayer(
  id: string,
  appearances: readonly Appearance[],
  corrections: readonly PlayerCorrection[] | undefined,
  today: string,
): PlayerReference {
  const { givenName, familyName, phone } = sumAppearances(appearances, today, corrections);
  return { id, givenName, familyName, phone };
}

/** Lists the player's tournaments, newest first. */
function listPlayerTournaments({ results, starts }: PlayerCardSources): PlayerTournament[] {
  const tournaments = results.flatMap(({ appearance, result }): PlayerTournament[] => {
    const start = starts.get(appearance.tournamentId);
    if (!start) return [];
    const { tournamentId, attendance, status, paid } = appearance;
    const { place, of, points, unit, matches, hasFinal } = result;
    const { date, startTime, tournamentType } = start;
    const facts = { tournamentId, date, startTime, tournamentType };
    const played = { place, of, points, unit, matches, hasFinal };
    return [{ ...facts, ...played, attendance, status, paid }];
  });
  const getMoment = ({ date, startTime }: PlayerTournament) => `${date} ${startTime}`;
  return tournaments.toSorted((one, other) => (getMoment(one) < getMoment(other) ? 1 : -1));
}

/** Maps the entries of the card's tournaments to players. */
function mapEntriesToPlayers({ appearances, starts }: PlayerCardSources): Map<string, string> {
  const pairs = [...appearances].flatMap(([playerId, all]) =>
    all.flatMap(({ entryId, tournamentId }): [string, string][] =>
      entryId !== null && starts.has(tournamentId) ? [[entryId, playerId]] : [],
    ),
  );
  return new Map(pairs);
}

/** The players of these entries, most frequent first. */
function listCoPlayers(
  entryIds: readonly string[],
  playerIdsByEntry: ReadonlyMap<string, string>,
  { appearances, corrections, today }: PlayerCardSources,
): CoPlayer[] {
  const players = entryIds.flatMap((entryId) => playerIdsByEntry.get(entryId) ?? []);
  return [...groupBy(players, (id) => id)]
    .map(([id, times]) => ({
      ...toOtherPlayer(id, appearances.get(id)!, corrections.get(id), today),
      times: times.length,
    }))
    .toSorted((one, other) => other.times - one.times);
}

/** The stored players that make up this one: the player itself, and those merged into it. */
function listMergedParts({ id, known, appearances }: PlayerCardSources): KnownPlayer[] {
  const parts = new Set((appearances.get(id) ?? []).flatMap(({ playerId }) => playerId ?? []));
  return known.filter((one) => one.id === id || parts.has(one.id));
}

/** Keys of a player: as stored, and as corrected on the card. */
const listKeys = ({ correction, ...stored }: KnownPlayer): IdentityKey[] => [
  stored,
  ...(correction ? [toIdentityKey(formatFullName(correction), correction.phone)] : []),
];

/** Other players who may be the same person (PLAYER-6). */
function listPossibleDuplicates(
  parts: readonly KnownPlayer[],
  { id, known, appearances, corrections, today }: PlayerCardSources,
) {
  const own = parts.flatMap(listKeys);
  const isOther = (one: KnownPlayer) =>
    one.mergedInto === null && one.id !== id && appearances.has(one.id);
  return known
    .filter(
      (one) =>
        isOther(one) &&
        listKeys(one).some((key) => own.some((part) => isPossibleDuplicatePlayer(part, key))),
    )
    .map(({ id: other }) =>
      toOtherPlayer(other, appearances.get(other)!, corrections.get(other), today),
    );
}

/** Builds a player's card from all stored data (PLAYER-4, PLAYER-6). */
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
    ...sumAppearances(own, today, sources.corrections.get(id)),
    merged: parts
      .filter((one) => one.id !== id)
      .map(({ id: part, correction }) =>
        toOtherPlayer(part, listAppearancesOf(part), correction ? [correction] : [], today),
      ),
    evenings: listPlayerTournaments(sources),
    partners: listMet('partners'),
    opponents: listMet('opponents'),
    sameAs: listPossibleDuplicates(parts, sources),
  };
}

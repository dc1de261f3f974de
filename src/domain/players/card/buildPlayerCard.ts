import { groupBy } from '../../lib/groupBy';
import type { IdentityKey } from '../identity/identityKey';
import { isPossibleDuplicate } from '../identity/possibleDuplicate';
import type { OtherPlayer, CoPlayer, PlayerCard, PlayerTournament } from '../playerWire';
import { sumAppearances, type Appearance } from './appearances';
import type { PlayerResult } from './playerResult';

/** A visit with its player; null while the player is not known yet. */
export type PlayerAppearance = Appearance & { playerId: string | null; entryId: string | null };

/** Somebody who is not forgotten, merged into another one or not. */
export type KnownPlayer = IdentityKey & { id: string; mergedInto: string | null };

/** What is told of a tournament beside who came. */
export type TournamentFacts = Pick<PlayerTournament, 'date' | 'startTime' | 'tournamentType'>;

export type CardSources = Pick<PlayerCard, 'id' | 'note' | 'version' | 'rating' | 'form'> &
  Pick<PlayerCard, 'isOutdated'> & {
    /** yyyy-MM-dd. */
    today: string;
    /** Of everybody, by the player they count as. */
    visits: ReadonlyMap<string, readonly PlayerAppearance[]>;
    /** The player's own, with what each evening came to. */
    results: readonly { visit: PlayerAppearance; result: PlayerResult }[];
    /** By tournament; one that is missing was removed for good meanwhile. */
    starts: ReadonlyMap<number, TournamentFacts>;
    known: readonly KnownPlayer[];
  };

/** The name and phone that were written down last. */
function asOther(id: string, visits: readonly Appearance[], today: string): OtherPlayer {
  const { givenName, familyName, phone } = sumAppearances(visits, today);
  return { id, givenName, familyName, phone };
}

/** Newest first. */
function eveningsOf({ results, starts }: CardSources): PlayerTournament[] {
  const evenings = results.flatMap(({ visit, result }): PlayerTournament[] => {
    const start = starts.get(visit.tournamentId);
    if (!start) return [];
    const { tournamentId, attendance, status, paid } = visit;
    const { place, of, points, matches } = result;
    const { date, startTime, tournamentType } = start;
    const facts = { tournamentId, date, startTime, tournamentType };
    return [{ ...facts, place, of, points, matches, attendance, status, paid }];
  });
  const momentOf = ({ date, startTime }: PlayerTournament) => `${date} ${startTime}`;
  return evenings.toSorted((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1));
}

/** The players behind the entries of the tournaments that the card is about. */
function playersOfEntries({ visits, starts }: CardSources): Map<string, string> {
  const pairs = [...visits].flatMap(([playerId, all]) =>
    all.flatMap(({ entryId, tournamentId }): [string, string][] =>
      entryId !== null && starts.has(tournamentId) ? [[entryId, playerId]] : [],
    ),
  );
  return new Map(pairs);
}

/** The players behind these entries, the most frequent one first. */
function playedWith(
  entryIds: readonly string[],
  playerOf: ReadonlyMap<string, string>,
  { visits, today }: CardSources,
): CoPlayer[] {
  const players = entryIds.flatMap((entryId) => playerOf.get(entryId) ?? []);
  return [...groupBy(players, (id) => id)]
    .map(([id, times]) => ({ ...asOther(id, visits.get(id)!, today), times: times.length }))
    .toSorted((one, other) => other.times - one.times);
}

/** The players of whom this one is made: itself, and those merged into it. */
function partsOf({ id, known, visits }: CardSources): KnownPlayer[] {
  const parts = new Set((visits.get(id) ?? []).flatMap(({ playerId }) => playerId ?? []));
  return known.filter((one) => one.id === id || parts.has(one.id));
}

/** PLAYER-6: others who may be the same person. */
function alike(parts: readonly KnownPlayer[], { id, known, visits, today }: CardSources) {
  const isOther = (one: KnownPlayer) =>
    one.mergedInto === null && one.id !== id && visits.has(one.id);
  return known
    .filter((one) => isOther(one) && parts.some((part) => isPossibleDuplicate(part, one)))
    .map((one) => asOther(one.id, visits.get(one.id)!, today));
}

/** PLAYER-5, PLAYER-6: what everything that is known of a player adds up to. */
export function buildPlayerCard(sources: CardSources): PlayerCard {
  const { id, note, version, rating, form, isOutdated, results, today } = sources;
  const own = sources.visits.get(id) ?? [];
  const parts = partsOf(sources);
  const playerOf = playersOfEntries(sources);
  const met = (side: 'partners' | 'opponents') =>
    playedWith(
      results.flatMap(({ result }) => result[side]),
      playerOf,
      sources,
    );
  const visitsOf = (playerId: string) => own.filter((visit) => visit.playerId === playerId);
  return {
    ...{ id, note, version, rating, isOutdated, form },
    ...sumAppearances(own, today),
    merged: parts
      .filter((one) => one.id !== id)
      .map((one) => asOther(one.id, visitsOf(one.id), today)),
    evenings: eveningsOf(sources),
    partners: met('partners'),
    opponents: met('opponents'),
    sameAs: alike(parts, sources),
  };
}

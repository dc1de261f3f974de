import { original } from '@reduxjs/toolkit';
import type { Tournament } from '../../../domain/tournament/tournament';
import { freezeListForStore } from './cachedList';
import { tournamentsApi } from './tournamentsApi';

/**
 * Replaces the whole array of the cached list, since an Immer draft of a long list is slow. A write updates the list
 * before it ends, so the refetch after it takes precedence (WEATHER-6).
 */
export const updateCachedList = (change: (tournaments: Tournament[]) => Tournament[]) =>
  tournamentsApi.util.updateQueryData('listTournaments', undefined, (draft) => {
    const { tournaments, ...rest } = original(draft);
    return freezeListForStore({ answered: tournaments, ...rest, tournaments: change(tournaments) });
  });

/** Returns the newer of two versions: a late response does not replace a newer tournament (WEATHER-6). */
const pickNewer = (known: Tournament, answered: Tournament): Tournament =>
  (known.version ?? 0) <= (answered.version ?? 0) ? answered : known;

/** Replaces a tournament in the cached list. Does nothing when the list lacks it. */
export const replaceInCachedList = (tournament: Tournament) =>
  updateCachedList((tournaments) =>
    tournaments.map((known) => (known.id === tournament.id ? pickNewer(known, tournament) : known)),
  );

/** Adds a tournament to the cached list, or replaces it there. */
export const addToCachedList = (tournament: Tournament) =>
  updateCachedList((tournaments) => {
    const known = tournaments.find(({ id }) => id === tournament.id);
    const others = tournaments.filter((one) => one !== known);
    return [...others, known ? pickNewer(known, tournament) : tournament];
  });

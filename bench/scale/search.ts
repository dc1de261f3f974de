import {
  filterSeasonByOrganizer,
  prepareSeasonSearch,
  splitSeason,
  countSeasonTournaments,
} from '../../src/domain/list/splitSeason';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { parseTournaments } from '../../src/domain/tournament/tournamentWire';
import { createSeason as seedsOf } from '../clubs/season';

const TODAY = new Date().toISOString().slice(0, 10);

function createTournaments(count: number): Tournament[] {
  const rows: object[] = [];
  for (const { tournament } of seedsOf(count, Date.now())) {
    rows.push({ id: rows.length + 1, version: 1, applications: [], ...tournament });
  }
  return parseTournaments(rows)!;
}

const computeMedian = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Milliseconds of an organizer search in the page, without painting; one line per count. */
export function measureSearch(counts: readonly number[]): string[] {
  const lines = counts.map((count) => {
    const tournaments = createTournaments(count);
    const sorted = performance.now();
    const season = splitSeason(tournaments, TODAY);
    prepareSeasonSearch(season);
    const prepared = performance.now() - sorted;
    const values = ['с', 'см', 'сми', 'смир', 'петрова', 'ё', 'юлия'].map((text) => {
      const since = performance.now();
      countSeasonTournaments(filterSeasonByOrganizer(season, text));
      return performance.now() - since;
    });
    return `${count.toLocaleString('en')}: ${computeMedian(values).toFixed(1)} ms (sorted and made ready once in ${Math.round(prepared)} ms)`;
  });
  return [`Search in the page, without painting. ${lines.join('; ')}.`];
}

import { useMemo } from 'react';
import { getCourtName } from '../../../../domain/play/model/gameSettings';
import { formatFullName } from '../../../../domain/play/people/names';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listStartedRounds, isRoundComplete } from '../../../../domain/play/model/round';
import type { PersonLookup } from '../../../../domain/play/standings/describePlace';
import { formatRowName } from '../../../../domain/play/standings/rowName';
import { describeStandingsNotes } from '../../../../domain/play/standings/standingsNotes';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import { computePlayStandings } from '../../../../domain/play/standings/playStandings';
import type { Tournament } from '../../../../domain/tournament/tournament';

export type StandingsView = ReturnType<typeof useStandings>;

/** Beyond so many, rounds to come are no columns: they would only push the sums aside. */
const PLANNED_MAX = 12;

/** Somebody whose data was deleted is but a player. */
const NOBODY = { givenName: 'Игрок', familyName: '' };

export function createEntryPersonLookup({ entries }: Pick<Play, 'entries'>): PersonLookup {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (entryId) => byId.get(entryId) ?? NOBODY;
}

/** PLAY-6: whether somebody was not there throughout, so that some have played more matches than others. */
const isUnequal = (rows: readonly StandingsRow[]): boolean =>
  new Set(rows.map(({ matches }) => matches)).size > 1 &&
  rows.some(({ cells }) => cells.some(({ kind }) => kind === 'absent'));

/** PLAY-5: the table as it is now, with what is said above it. */
export function useStandings(tournament: Tournament, play: Play) {
  return useMemo(() => {
    const state = toPlayState(play);
    const { settings, outcome } = state;
    const startedRounds = listStartedRounds(state.rounds);
    const rows = computePlayStandings(state, startedRounds);
    const getPerson = createEntryPersonLookup(play);
    const courtNameOf = (court: number) => getCourtName(settings, court);
    const { ordersByAverage } = settings;
    const isFinished = outcome.finishedAt !== null;
    const planned = countPlannedRounds(state, tournament);
    return {
      rows,
      startedRounds,
      /** How many columns of rounds there are: those planned too, while there is more to play. */
      columnCount: isFinished
        ? startedRounds.length
        : Math.max(Math.min(planned, PLANNED_MAX), startedRounds.length),
      isFinished,
      /** PLAY-5: a shared first place is settled when nothing more is to be played. */
      isOver:
        isFinished || (startedRounds.length >= planned && startedRounds.every(isRoundComplete)),
      ordersByAverage,
      /** The order of the final table is fixed (PLAY-60). */
      offersAverage: !isFinished && (ordersByAverage || isUnequal(rows)),
      hasCredit: rows.some(({ credit }) => credit > 0),
      getPerson,
      nameOf: (row: StandingsRow) =>
        formatRowName(row, (entryId) => formatFullName(getPerson(entryId))),
      courtNameOf,
      notes: describeStandingsNotes(state.rounds, rows, {
        ordersByAverage,
        isFinished,
        courtNameOf,
      }),
    };
  }, [tournament, play]);
}

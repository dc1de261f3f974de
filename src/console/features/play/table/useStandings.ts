import { useMemo } from 'react';
import { courtName } from '../../../../domain/play/gameSettings';
import { fullName } from '../../../../domain/play/names';
import { plannedFor } from '../../../../domain/play/neededRounds';
import { stateOf } from '../../../../domain/play/pendingPlay';
import type { Play } from '../../../../domain/play/playWire';
import { begunRounds, isComplete } from '../../../../domain/play/round';
import type { PersonOf } from '../../../../domain/play/table/placeReason';
import { rowName } from '../../../../domain/play/table/rowName';
import { tableNotices } from '../../../../domain/play/table/tableNotices';
import type { StandingRow } from '../../../../domain/play/table/standings';
import { tableOf } from '../../../../domain/play/tableOf';
import type { Tournament } from '../../../../domain/tournament';

export type Standings = ReturnType<typeof useStandings>;

/** Beyond so many, rounds to come are no columns: they would only push the sums aside. */
const PLANNED_MAX = 12;

/** Somebody whose data was deleted is but a player. */
const NOBODY = { givenName: 'Игрок', familyName: '' };

export function personsOf({ entries }: Pick<Play, 'entries'>): PersonOf {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (entryId) => byId.get(entryId) ?? NOBODY;
}

/** PLAY-6: whether somebody was not there throughout, so that some have played more matches than others. */
const isUnequal = (rows: readonly StandingRow[]): boolean =>
  new Set(rows.map(({ matches }) => matches)).size > 1 &&
  rows.some(({ cells }) => cells.some(({ kind }) => kind === 'absent'));

/** PLAY-5: the table as it is now, with what is said above it. */
export function useStandings(tournament: Tournament, play: Play) {
  return useMemo(() => {
    const state = stateOf(play);
    const { settings, outcome } = state;
    const begun = begunRounds(state.rounds);
    const rows = tableOf(state, begun);
    const personOf = personsOf(play);
    const courtNameOf = (court: number) => courtName(settings, court);
    const { ordersByAverage } = settings;
    const isFinished = outcome.finishedAt !== null;
    const planned = plannedFor(state, tournament);
    return {
      rows,
      begun,
      /** How many columns of rounds there are: those planned too, while there is more to play. */
      columns: isFinished ? begun.length : Math.max(Math.min(planned, PLANNED_MAX), begun.length),
      isFinished,
      /** PLAY-5: a shared first place is settled when nothing more is to be played. */
      isOver: isFinished || (begun.length >= planned && begun.every(isComplete)),
      ordersByAverage,
      offersAverage: ordersByAverage || isUnequal(rows),
      hasCredit: rows.some(({ credit }) => credit > 0),
      personOf,
      nameOf: (row: StandingRow) => rowName(row, (entryId) => fullName(personOf(entryId))),
      courtNameOf,
      notices: tableNotices(state.rounds, rows, { ordersByAverage, isFinished, courtNameOf }),
    };
  }, [tournament, play]);
}

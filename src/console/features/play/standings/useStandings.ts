import { useMemo } from 'react';
import {
  getCourtName,
  getSettingsUnit,
  getStandingsOrder,
} from '../../../../domain/play/model/gameSettings';
import { UNIT_WORDS } from '../../../../domain/play/model/scoreUnit';
import { formatFullName } from '../../../../domain/play/people/names';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import {
  findFinal,
  isRoundComplete,
  listOrdinaryRounds,
  listStartedRounds,
} from '../../../../domain/play/model/round';
import type { PersonLookup } from '../../../../domain/play/standings/describePlace';
import { listOrderFigures } from '../../../../domain/play/standings/orderFigures';
import { formatRowName } from '../../../../domain/play/standings/rowName';
import { describeStandingsNotes } from '../../../../domain/play/standings/standingsNotes';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import { computePlayStandings } from '../../../../domain/play/standings/playStandings';
import type { Tournament } from '../../../../domain/tournament/tournament';

export type StandingsView = ReturnType<typeof useStandings>;

/** Maximum number of planned rounds with columns for later rounds; with more, the totals would not stay visible. */
const PLANNED_MAX = 12;

/** The name shown for a player whose data was deleted. */
const NOBODY = { givenName: 'Игрок', familyName: '' };

export function createEntryPersonLookup({ entries }: Pick<Play, 'entries'>): PersonLookup {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (entryId) => byId.get(entryId) ?? NOBODY;
}

/** True if a player missed rounds, so that match counts differ (PLAY-6). */
const isUnequal = (rows: readonly StandingsRow[]): boolean =>
  new Set(rows.map(({ matches }) => matches)).size > 1 &&
  rows.some(({ cells }) => cells.some(({ kind }) => kind === 'absent'));

/** The current standings, with the notes above them (PLAY-5). */
export function useStandings(tournament: Tournament, play: Play) {
  return useMemo(() => {
    const state = toPlayState(play);
    const { settings, outcome } = state;
    const allStartedRounds = listStartedRounds(state.rounds);
    const startedRounds = listOrdinaryRounds(allStartedRounds);
    const final = findFinal(state.rounds);
    const rows = computePlayStandings(state, allStartedRounds);
    const getPerson = createEntryPersonLookup(play);
    const courtNameOf = (court: number) => getCourtName(settings, court);
    const order = getStandingsOrder(settings);
    const words = UNIT_WORDS[getSettingsUnit(settings)];
    const isFinished = outcome.finishedAt !== null;
    const planned = countPlannedRounds(state, tournament);
    return {
      rows,
      /** The started rounds without the final, which has its own column (PLAY-86). */
      startedRounds,
      /** The final; null until it starts. */
      startedFinal: final?.start ? final : null,
      /** Number of round columns; it includes planned rounds until the play ends. */
      columnCount: isFinished
        ? startedRounds.length
        : Math.max(Math.min(planned, PLANNED_MAX), startedRounds.length),
      isFinished,
      /** True once all rounds are played: only then a shared first place is settled (PLAY-5). */
      isOver:
        isFinished ||
        (startedRounds.length >= planned &&
          allStartedRounds.every(isRoundComplete) &&
          final?.start !== null),
      order,
      words,
      /**
       * False for final standings, whose order is fixed (PLAY-60), and for equal numbers of matches in the order by
       * points (PLAY-6).
       */
      offersOrder: !isFinished && (order !== 'points' || isUnequal(rows)),
      figures: listOrderFigures(order, rows, words),
      hasCredit: rows.some(({ credit }) => credit > 0),
      getPerson,
      nameOf: (row: StandingsRow) =>
        formatRowName(row, (entryId) => formatFullName(getPerson(entryId))),
      courtNameOf,
      notes: describeStandingsNotes(state.rounds, rows, {
        order,
        words,
        isFinished,
        courtNameOf,
      }),
    };
  }, [tournament, play]);
}

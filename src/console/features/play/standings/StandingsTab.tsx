import type { Play } from '../../../../domain/play/wire/playWire';
import { describeStandingsOrder } from '../../../../domain/play/standings/standingsNotes';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { RosterActions } from '../useRosterActions';
import { FirstPlacePanel } from './FirstPlacePanel';
import { PrintedStandings } from './PrintedStandings';
import { CellSign } from './RoundCell';
import { StandingsTable } from './StandingsTable';
import styles from './StandingsTab.module.css';
import { useStandings } from './useStandings';
import { useSettleWinner } from './useSettleWinner';

type StandingsTabProps = {
  tournament: Tournament;
  play: Play;
  /** Ids and match keys that differ from the server's state (ROSTER-16). */
  unsentKeys: ReadonlySet<string>;
  actions: RosterActions;
};

export function StandingsTab({ tournament, play, unsentKeys, actions }: StandingsTabProps) {
  const standings = useStandings(tournament, play);
  const settle = useSettleWinner(tournament.id, play);
  const { startedRounds, notes, isOver, ordersByAverage, offersAverage } = standings;
  if (startedRounds.length === 0) {
    return (
      <EmptyState
        title="Таблицы пока нет"
        text="Она появится с первым раундом. Отметьте в составе, кто пришёл, и начните игру."
      />
    );
  }
  return (
    <>
      <div className={styles.card}>
        {(notes.length > 0 || offersAverage) && (
          <div className={styles.above}>
            <p role="status">{notes.join(' ')}</p>
            {offersAverage && (
              <Checkbox
                label="По очкам за матч"
                isChecked={ordersByAverage}
                onChange={(isChecked) => actions.changeSettings({ ordersByAverage: isChecked })}
              />
            )}
          </div>
        )}
        <FirstPlacePanel standings={standings} onSettle={settle} />
        <StandingsTable standings={standings} unsentKeys={unsentKeys} />
      </div>
      <div className={styles.below}>
        <p>{describeStandingsOrder(ordersByAverage)}</p>
        {!isOver && (
          <p>
            <CellSign sign="ring" /> матч ещё идёт
          </p>
        )}
      </div>
      <PrintedStandings tournament={tournament} play={play} />
    </>
  );
}

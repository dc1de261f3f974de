import type { ComponentProps } from 'react';
import { describeStandingsOrder } from '../../../../domain/play/standings/standingsNotes';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { StandingsOrderSetting } from '../settings/StandingsOrderSetting';
import { OutcomePanel } from '../outcome/OutcomePanel';
import { FirstPlacePanel } from './FirstPlacePanel';
import { PrintedStandings } from './PrintedStandings';
import { CellSign } from './RoundCell';
import { StandingsTable } from './StandingsTable';
import styles from './StandingsTab.module.css';
import { useStandings } from './useStandings';
import { useSettleWinner } from './useSettleWinner';

type StandingsTabProps = Omit<ComponentProps<typeof OutcomePanel>, 'standings' | 'children'> & {
  /** Ids and match keys whose values the server does not have yet (ROSTER-16). */
  unsentKeys: ReadonlySet<string>;
};

export function StandingsTab({ unsentKeys, ...props }: StandingsTabProps) {
  const { tournament, play, actions } = props;
  const standings = useStandings(tournament, play);
  const settle = useSettleWinner(tournament.id, play);
  const { startedRounds, notes, isFinished, isOver, offersOrder } = standings;
  if (startedRounds.length === 0) {
    return (
      <EmptyState
        title="Таблицы пока нет"
        text="Она появится с первым раундом. Отметьте в составе, кто пришёл, и начните игру."
      />
    );
  }
  const firstPlace = <FirstPlacePanel standings={standings} onSettle={settle} />;
  return (
    <>
      {isFinished && (
        <OutcomePanel {...props} standings={standings}>
          {firstPlace}
        </OutcomePanel>
      )}
      <div className={styles.card}>
        {(notes.length > 0 || offersOrder) && (
          <div className={styles.above}>
            <p role="status">{notes.join(' ')}</p>
            {offersOrder && (
              <StandingsOrderSetting settings={play.settings} onChange={actions.changeSettings} />
            )}
          </div>
        )}
        {!isFinished && firstPlace}
        <StandingsTable standings={standings} unsentKeys={unsentKeys} />
      </div>
      <div className={styles.below}>
        <p>{describeStandingsOrder(standings)}</p>
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

import type { ComponentProps } from 'react';
import { describeStandingsOrder } from '../../../../domain/play/standings/standingsNotes';
import { formatCurrentName } from '../../../../domain/play/standings/describePlace';
import type { StandingsRow } from '../../../../domain/play/standings/standings';
import { createOutcomeEvent } from '../../../../domain/play/draw/roundEvents';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { StandingsOrderSetting } from '../settings/StandingsOrderSetting';
import { OutcomePanel } from '../outcome/OutcomePanel';
import { Button } from '../../../ui/controls/Button';
import { PrintedStandings } from './PrintedStandings';
import { CellSign } from './RoundCell';
import { StandingsTable } from './StandingsTable';
import styles from './StandingsTab.module.css';
import { useStandings, createEntryPersonLookup, type StandingsView } from './useStandings';
import { enqueueChange } from '../../../api/outbox/outboxActions';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';

/**
 * Returns a function that records who won a first place on the court; null removes the decision (PLAY-5). A place shared
 * after the rounds and that of the final's pair have a winner each (PLAY-85).
 */
function useSettleWinner(tournamentId: number, play: Play) {
  const dispatch = useAppDispatch();
  return (winnerId: string | null, isOfFinal: boolean) => {
    const to = isOfFinal ? { finalWinnerId: winnerId } : { winnerId };
    const events = [createOutcomeEvent(play.outcome, to)];
    const changeId = dispatch(enqueueChange({ tournamentId, events }));
    const action = { kind: 'undoChange', tournamentId, changeId } as const;
    dispatch(
      toastShown(
        winnerId === null
          ? { text: 'Первое место снова общее', action }
          : {
              text: 'Первое место:',
              about: [formatFullName(createEntryPersonLookup(play)(winnerId))],
              action,
            },
      ),
    );
  };
}

type FirstPlaceProps = {
  standings: StandingsView;
  /**
   * @param winnerId id of a row; null removes the decision
   * @param isOfFinal true for the first place that a pair has won in the final
   */
  onSettle: (winnerId: string | null, isOfFinal: boolean) => void;
};

/** Records and shows who won a shared first place on the court (PLAY-5). */
function FirstPlacePanel({ standings, onSettle }: FirstPlaceProps) {
  const { rows, isOver, nameOf, getPerson: personOf } = standings;
  const winner = rows.find(({ isWinner }) => isWinner);
  if (winner) {
    return (
      <div className={styles.first}>
        <p>
          Первое место решено на корте: <bdi>{nameOf(winner)}</bdi>
        </p>
        <Button onClick={() => onSettle(null, winner.finalHalf !== null)}>
          Оставить место общим
        </Button>
      </div>
    );
  }
  const tied = rows.filter(({ place }) => place === 1);
  if (!isOver || tied.length < 2 || tied[0]!.matches === 0) return null;
  const formatName = (row: StandingsRow) => formatCurrentName(row, personOf);
  return (
    <div role="group" aria-label="Первое место на корте" className={styles.first}>
      <p>
        {tied[0]!.finalHalf === null
          ? 'Первое место общее. Кто выиграл его на корте?'
          : 'Первое место у\u00a0пары. Если решили на корте, чьё оно, отметьте.'}
      </p>
      {tied.map((row) => (
        <Button
          key={row.id}
          aria-label={`Первое место на корте: ${formatName(row)}`}
          onClick={() => onSettle(row.id, row.finalHalf !== null)}
        >
          <bdi>{formatName(row)}</bdi>
        </Button>
      ))}
    </div>
  );
}

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

import type { ReactNode } from 'react';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { formatDecidingFigure } from '../../../../domain/play/standings/orderFigures';
import { formatFinalScore } from '../../../../domain/play/standings/rowName';
import { listPodium } from '../../../../domain/play/standings/podium';
import { Button } from '../../../ui/controls/Button';
import { usePlaySharing } from '../out/usePlaySharing';
import type { StandingsView } from '../standings/useStandings';
import type { RosterActions } from '../useRosterActions';
import styles from './OutcomePanel.module.css';
import { UnpaidList } from './UnpaidList';

/** The first three places; several rows may share one (PLAY-78). */
function Podium({ standings }: { standings: StandingsView }) {
  const { rows, order, nameOf } = standings;
  const podium = listPodium(rows);
  if (podium.length === 0) return <p className={styles.podium}>Ни один матч не сыгран.</p>;
  return (
    <ol className={styles.podium} aria-label="Первые места">
      {podium.map(({ place, rows: tied }) => (
        <li key={place} value={place} data-first={place === 1 || undefined}>
          <strong>{place}</strong>
          <ul>
            {tied.map((row) => (
              <li key={row.id}>
                <bdi>{nameOf(row)}</bdi>{' '}
                <span>
                  {formatDecidingFigure(row, order)}
                  {row.final?.kind === 'match' && `, финал ${formatFinalScore(row)}`}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type OutcomePanelProps = {
  tournament: Tournament;
  play: Play;
  standings: StandingsView;
  actions: RosterActions;
  onCopyNextWeek: () => void;
  onReopen: () => void;
  /** The question about a shared first place. */
  children: ReactNode;
};

/** The result of a finished play, and the tasks left after it (PLAY-78, PLAY-79). */
export function OutcomePanel(props: OutcomePanelProps) {
  const { tournament, play, standings, actions, children } = props;
  const { openPicture, dialogs } = usePlaySharing(tournament, play);
  return (
    <section aria-label="Итог" className={styles.outcome}>
      <Podium standings={standings} />
      {children}
      <UnpaidList tournament={tournament} play={play} actions={actions} />
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => openPicture({ kind: 'table' })}>
          Картинка в чат
        </Button>
        <Button onClick={props.onCopyNextWeek}>Повторить через неделю</Button>
        <Button onClick={props.onReopen}>Открыть снова</Button>
      </div>
      {dialogs}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Play } from '../../../../domain/play/wire/playWire';
import { Button } from '../../../ui/controls/Button';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { usePlaySharing } from '../out/usePlaySharing';
import type { StandingsView } from '../standings/useStandings';
import type { RosterActions } from '../useRosterActions';
import styles from './OutcomePanel.module.css';
import { Podium } from './Podium';
import { UnpaidList } from './UnpaidList';

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

import { rosterSums } from '../../../domain/play/rosterSums';
import { stateOf } from '../../../domain/play/pendingPlay';
import type { Play } from '../../../domain/play/playWire';
import { startText } from '../../../domain/play/startText';
import type { Tournament } from '../../../domain/tournament';
import { config } from '../../config';
import { useMinute } from '../../ui/useMinute';
import { statusText, sumsText } from './statusText';
import styles from './StatusLine.module.css';

/** ROSTER-1, ROSTER-11: where the evening stands, in one line over all. */
export function StatusLine({ tournament, play }: { tournament: Tournament; play: Play }) {
  const sums = rosterSums(stateOf(play), tournament.entry_fee ?? 0);
  const paying = sumsText(sums);
  const start = startText(tournament, useMinute(), config.timeZone);
  return (
    <section className={styles.status} aria-label="Как идут дела">
      <strong role="status">{statusText(sums, play.settings.capacity)}</strong>
      {start && <span className={styles.start}>{start}</span>}
      {paying && <span className={styles.sums}>{paying}</span>}
    </section>
  );
}

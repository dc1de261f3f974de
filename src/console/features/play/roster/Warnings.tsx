import { rosterWarnings } from '../../../../domain/play/warningTexts';
import type { Play } from '../../../../domain/play/playWire';
import type { Tournament } from '../../../../domain/tournament';
import { WarningIcon } from '../../../ui/lateIcons';
import styles from './Warnings.module.css';

/** ROSTER-9: what to look at, once above all; nothing is prevented by it. */
export function Warnings({ tournament, play }: { tournament: Tournament; play: Play }) {
  const warnings = rosterWarnings(play.entries, tournament);
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <WarningIcon />
      <ul aria-label="Обратите внимание">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}

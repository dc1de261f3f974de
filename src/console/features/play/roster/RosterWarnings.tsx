import { useState } from 'react';
import { findLoadWarning } from '../../../../domain/play/rounds/loadWarning';
import { describeRosterWarnings } from '../../../../domain/play/roster/warningTexts';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { IconButton } from '../../../ui/controls/Button';
import { DownIcon, UpIcon, WarningIcon } from '../../../ui/icons/lazyIcons';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { usePlayContext } from '../rounds/playContext';
import styles from './RosterWarnings.module.css';

/** Characters, more than two lines on a phone. */
const LONG = 80;

/** Warnings about the roster, which prevent nothing. A phone folds long ones to two lines (ROSTER-9). */
export function RosterWarnings({ tournament, play }: { tournament: Tournament; play: Play }) {
  const { state } = usePlayContext();
  const ofLoad = findLoadWarning(state, play.entries);
  const warnings = [
    ...describeRosterWarnings(play.entries, tournament),
    ...(ofLoad === null ? [] : [ofLoad]),
  ];
  const [isOpen, setOpen] = useState(false);
  const canFold = useIsPhone() && warnings.join().length > LONG;
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings} data-folded={canFold && !isOpen ? '' : undefined}>
      <WarningIcon />
      <ul aria-label="Обратите внимание">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {canFold && (
        <IconButton
          label={isOpen ? 'Свернуть предупреждения' : 'Показать все предупреждения'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <UpIcon /> : <DownIcon />}
        </IconButton>
      )}
    </div>
  );
}

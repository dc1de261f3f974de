import { useState } from 'react';
import { formatFullName } from '../../../../domain/play/people/names';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { listUnpaidIds } from '../../../../domain/play/roster/rosterTotals';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { FeeCell } from '../roster/row/FeeCell';
import type { RosterActions } from '../useRosterActions';
import styles from './OutcomePanel.module.css';

type UnpaidListProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** Entries that owe a fee, each with buttons that record the payment; nothing when none owed one (PLAY-79). */
export function UnpaidList({ tournament, play, actions }: UnpaidListProps) {
  const ownFee = tournament.entry_fee ?? 0;
  const unpaidIds = listUnpaidIds(toPlayState(play), ownFee);
  // A paid entry stays in the list, so that a second press cannot pay for the next entry.
  const [firstIds] = useState(unpaidIds);
  const listed = play.entries.filter(({ id }) => unpaidIds.includes(id) || firstIds.includes(id));
  if (listed.length === 0) return null;
  const title = unpaidIds.length > 0 ? 'Не оплатили' : 'Все оплатили';
  return (
    <div className={styles.unpaid}>
      <h2>{title}</h2>
      <ul className="row wrap" aria-label={title}>
        {listed.map((entry) => (
          <li key={entry.id} className="row wrap">
            <bdi>{formatFullName(entry)}</bdi>
            <FeeCell entry={entry} actions={actions} ownFee={ownFee} />
          </li>
        ))}
      </ul>
    </div>
  );
}

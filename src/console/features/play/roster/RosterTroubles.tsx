import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useListPlayersQuery } from '../../../api/players/playersApi';
import { getPlayerPath } from '../../../playerPaths';
import { hasFeature } from '../../../serverFeatures';
import { Button } from '../../../ui/controls/Button';
import { usePlayContext } from '../rounds/playContext';
import type { RosterActions } from '../useRosterActions';
import { buildRosterTroubles } from './buildRosterTroubles';
import { RosterTrouble } from './RosterTrouble';
import styles from './RosterTroubles.module.css';

type RosterTroublesProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** The most serious warning of a roster with its solution; a button shows the others (ROSTER-46). */
export function RosterTroubles({ tournament, play, actions }: RosterTroublesProps) {
  const navigate = useNavigate();
  const { openDialog } = usePlayContext();
  const [isOpen, setOpen] = useState(false);
  const hasPlayers = hasFeature('players');
  const { currentData: players = [] } = useListPlayersQuery(undefined, { skip: !hasPlayers });
  const troubles = buildRosterTroubles(
    { tournament, play, players: hasPlayers ? players : null },
    { ...actions, openDialog, showPlayer: ({ id }) => void navigate(getPlayerPath(id)) },
  );
  const [worst, ...others] = troubles;
  if (!worst) return null;
  return (
    <div className={styles.troubles} data-kind={worst.kind}>
      <ul aria-label="Обратите внимание">
        {(isOpen ? troubles : [worst]).map(({ kind, ...trouble }) => (
          <li key={`${kind} ${trouble.text} ${trouble.button?.label}`}>
            <RosterTrouble {...trouble} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Свернуть' : `Ещё ${others.length}`}
        </Button>
      )}
    </div>
  );
}

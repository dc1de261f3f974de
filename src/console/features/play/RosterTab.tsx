import { useState, type RefObject } from 'react';
import type { Play } from '../../../domain/play/wire/playWire';
import type { Tournament } from '../../../domain/tournament/tournament';
import { AddPlayerField } from './adding/AddPlayerField';
import { addPastedText } from './adding/pastedList';
import type { PlayDrafts } from './playDrafts';
import styles from './PlayScreen.module.css';
import { Roster } from './roster/Roster';
import { useNavigate } from 'react-router';
import { useListPlayersQuery } from '../../api/players/playersApi';
import { getPlayerPath } from '../../playerPaths';
import { hasFeature } from '../../serverFeatures';
import { buildRosterTroubles } from './roster/buildRosterTroubles';
import { RosterTrouble } from './roster/RosterTrouble';
import rosterTroublesStyles from './roster/RosterTroubles.module.css';
import { usePlayContext } from './rounds/playContext';
import { SettingsPanel } from './settings/SettingsPanel';
import type { RosterActions } from './useRosterActions';
import { RosterWishPanel } from './wishes/RosterWishPanel';
import { listOfferedEvenings } from '../../../domain/play/roster/carryOver';
import { listActiveEntries } from '../../../domain/play/roster/entryWarnings';
import { useLoadedTournaments } from '../../api/tournaments/tournamentsApi';
import { Button } from '../../ui/controls/Button';
import { CARRY_OVER_LABEL } from './playDialog';

type CarryOverButtonProps = { tournament: Tournament; play: Play; onOpen: () => void };

/** Offers the players of the last tournament while the roster is empty; later the menu does (ROSTER-49). */
function CarryOverButton({ tournament, play, onOpen }: CarryOverButtonProps) {
  const earlier = listOfferedEvenings(useLoadedTournaments(), tournament);
  if (earlier.length === 0 || listActiveEntries(play.entries).length > 0) return null;
  return <Button onClick={onOpen}>{CARRY_OVER_LABEL}</Button>;
}

type RosterTroublesProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** The most serious warning of a roster with its solution; a button shows the others (ROSTER-46). */
function RosterTroubles({ tournament, play, actions }: RosterTroublesProps) {
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
    <div className={rosterTroublesStyles.troubles} data-kind={worst.kind}>
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

type RosterTabProps = {
  tournament: Tournament;
  play: Play;
  unsentKeys: ReadonlySet<string>;
  drafts: PlayDrafts;
  actions: RosterActions;
  panel: RefObject<HTMLDivElement | null>;
  /** Chooses a player of a drawn round for an exchange (PLAY-84). */
  onExchange: (entryId: string) => void;
};

/** The roster and the settings (ROSTER-1). */
export function RosterTab(props: RosterTabProps) {
  const { tournament, play, unsentKeys, actions, panel, onExchange } = props;
  const { persons: drafts, pasted } = props.drafts;
  const { openDialog, step } = usePlayContext();
  const isFinished = step.kind === 'finished';
  return (
    <>
      <h2 className="visuallyHidden">Состав</h2>
      <div className={styles.tools}>
        <AddPlayerField
          tournament={tournament}
          play={play}
          drafts={drafts}
          actions={actions}
          onPaste={(text) => {
            addPastedText(pasted, text);
            openDialog({ kind: 'paste' });
          }}
        />
        <CarryOverButton
          tournament={tournament}
          play={play}
          onOpen={() => openDialog({ kind: 'carryOver' })}
        />
      </div>
      <div className={isFinished ? undefined : styles.columns}>
        <div className={styles.list}>
          {!isFinished && <RosterTroubles tournament={tournament} play={play} actions={actions} />}
          <Roster
            tournament={tournament}
            play={play}
            unsentKeys={unsentKeys}
            actions={actions}
            onExchange={onExchange}
          />
        </div>
        {!isFinished && (
          <div ref={panel} className={styles.panel} tabIndex={-1}>
            <SettingsPanel tournament={tournament} play={play} actions={actions} />
            <RosterWishPanel tournament={tournament} play={play} actions={actions} />
          </div>
        )}
      </div>
    </>
  );
}

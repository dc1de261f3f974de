import type { RefObject } from 'react';
import type { Play } from '../../../domain/play/wire/playWire';
import type { Tournament } from '../../../domain/tournament/tournament';
import { AddPlayerField } from './adding/AddPlayerField';
import { CarryOverButton } from './adding/CarryOverButton';
import { addPastedText } from './adding/pastedList';
import type { PlayDrafts } from './playDrafts';
import styles from './PlayScreen.module.css';
import { Roster } from './roster/Roster';
import { RosterTroubles } from './roster/RosterTroubles';
import { usePlayContext } from './rounds/playContext';
import { SettingsPanel } from './settings/SettingsPanel';
import type { RosterActions } from './useRosterActions';
import { RosterWishPanel } from './wishes/RosterWishPanel';

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

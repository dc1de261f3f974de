import type { RefObject } from 'react';
import type { Play } from '../../../domain/play/wire/playWire';
import type { Tournament } from '../../../domain/tournament/tournament';
import { hasFeature } from '../../serverFeatures';
import { Button } from '../../ui/controls/Button';
import { AddPlayerField } from './adding/AddPlayerField';
import { CarryOverButton } from './adding/CarryOverButton';
import { addPastedText } from './adding/pastedList';
import type { PlayDrafts } from './playDrafts';
import styles from './PlayScreen.module.css';
import { FreeSpotOffer } from './roster/FreeSpotOffer';
import { KnownSexesOffer } from './roster/KnownSexesOffer';
import { NamesakesOffer } from './roster/NamesakesOffer';
import { Roster } from './roster/Roster';
import { RosterWarnings } from './roster/RosterWarnings';
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
};

/** The roster and the settings (ROSTER-1). */
export function RosterTab(props: RosterTabProps) {
  const { tournament, play, unsentKeys, actions, panel } = props;
  const { persons: drafts, pasted } = props.drafts;
  const { openDialog } = usePlayContext();
  return (
    <>
      <h2 className="visuallyHidden">Состав</h2>
      <FreeSpotOffer play={play} actions={actions} />
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
        {hasFeature('players') && (
          <Button onClick={() => openDialog({ kind: 'invite' })}>Пригласить</Button>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          <RosterWarnings tournament={tournament} play={play} />
          <KnownSexesOffer play={play} actions={actions} />
          <NamesakesOffer entries={play.entries} />
          <Roster tournament={tournament} play={play} unsentKeys={unsentKeys} actions={actions} />
        </div>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          <SettingsPanel tournament={tournament} play={play} actions={actions} />
          <RosterWishPanel tournament={tournament} play={play} actions={actions} />
        </div>
      </div>
    </>
  );
}

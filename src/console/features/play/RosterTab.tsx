import { useState, type RefObject } from 'react';
import type { Play } from '../../../domain/play/wire/playWire';
import type { Tournament } from '../../../domain/tournament/tournament';
import { hasFeature } from '../../serverFeatures';
import { Button } from '../../ui/controls/Button';
import { PlusIcon } from '../../ui/icons/icons';
import { useIsPhone } from '../../ui/layout/useMediaQuery';
import { AddPlayer } from './adding/AddPlayer';
import type { PersonFormDrafts } from './adding/personDrafts';
import { renderBoardLink } from './links/boardLink';
import { LinkPanel } from './links/LinkPanel';
import { LIVE_LINK_TEXTS } from './links/linkTexts';
import styles from './PlayScreen.module.css';
import { FreeSpotOffer } from './roster/FreeSpotOffer';
import { KnownSexesOffer } from './roster/KnownSexesOffer';
import { NamesakesOffer } from './roster/NamesakesOffer';
import { Roster } from './roster/Roster';
import { RosterWarnings } from './roster/RosterWarnings';
import { usePlayContext } from './rounds/playContext';
import { GameSettingsPanel } from './settings/GameSettingsPanel';
import { RosterSettingsPanel } from './settings/RosterSettingsPanel';
import { SignUpPanel } from './settings/SignUpPanel';
import type { RosterActions } from './useRosterActions';
import { RosterWishPanel } from './wishes/RosterWishPanel';

type RosterTabProps = {
  tournament: Tournament;
  play: Play;
  unsentKeys: ReadonlySet<string>;
  drafts: PersonFormDrafts;
  actions: RosterActions;
  copy: (text: string, message: string) => Promise<void>;
  panel: RefObject<HTMLDivElement | null>;
};

/** ROSTER-1: who plays, and by which settings. */
export function RosterTab(props: RosterTabProps) {
  const { tournament, play, unsentKeys, drafts, actions, copy, panel } = props;
  const { openDialog } = usePlayContext();
  const [isAdding, setAdding] = useState(false);
  const isPhone = useIsPhone();
  return (
    <>
      <h2 className="visuallyHidden">Состав</h2>
      <FreeSpotOffer play={play} actions={actions} />
      <div className={styles.tools}>
        <Button onClick={() => openDialog({ kind: 'paste' })}>Вставить список</Button>
        {hasFeature('players') && (
          <Button onClick={() => openDialog({ kind: 'invite' })}>Пригласить</Button>
        )}
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {!isPhone && <PlusIcon />}
          Добавить игрока
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          <RosterWarnings tournament={tournament} play={play} />
          <KnownSexesOffer play={play} actions={actions} />
          <NamesakesOffer entries={play.entries} />
          {isAdding && (
            <AddPlayer
              asksSex={play.settings.variant === 'mixed'}
              drafts={drafts}
              onAdd={actions.add}
              onClose={() => setAdding(false)}
            />
          )}
          <Roster tournament={tournament} play={play} unsentKeys={unsentKeys} actions={actions} />
        </div>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          <GameSettingsPanel tournament={tournament} play={play} actions={actions} />
          <RosterWishPanel tournament={tournament} play={play} actions={actions} />
          <RosterSettingsPanel settings={play.settings} actions={actions} />
          <SignUpPanel tournamentId={tournament.id} play={play} actions={actions} copy={copy} />
          <LinkPanel link={LIVE_LINK_TEXTS} tournamentId={tournament.id} play={play} copy={copy}>
            {renderBoardLink}
          </LinkPanel>
        </div>
      </div>
    </>
  );
}

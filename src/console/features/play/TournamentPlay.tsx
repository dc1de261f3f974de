import { useMemo, useRef, useState } from 'react';
import type { LoadedPlay } from '../../api/offlinePlay';
import type { Tournament } from '../../../domain/tournament';
import { useAppDispatch } from '../../hooks';
import { noticeShown } from '../../state/noticesSlice';
import { Button } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { useIsPhone } from '../../ui/useMediaQuery';
import { useCopyText } from '../../ui/useCopyText';
import { AddPlayer } from './adding/AddPlayer';
import { Dialogs, type OpenDialog } from './Dialogs';
import { ChatTextButton, OutMenu } from './out/OutMenu';
import { PrintedRoster } from './out/PrintedRoster';
import { OutboxStrip } from './outbox/OutboxStrip';
import { Refused } from './outbox/Refused';
import { PlayHead } from './PlayHead';
import styles from './PlayScreen.module.css';
import { FreePlace } from './roster/FreePlace';
import { Roster } from './roster/Roster';
import { Warnings } from './roster/Warnings';
import { SettingsPanel } from './settings/SettingsPanel';
import { SignUpPanel } from './settings/SignUpPanel';
import { StatusLine } from './StatusLine';
import type { usePlay } from './usePlay';
import { useRosterActions } from './useRosterActions';

type TournamentPlayProps = {
  tournament: Tournament;
  loaded: ReturnType<typeof usePlay> & { play: LoadedPlay };
};

const NONE: ReadonlySet<string> = new Set();

/** ROSTER-1: who plays in a tournament, and all that is done with them. */
export function TournamentPlay({ tournament, loaded }: TournamentPlayProps) {
  const { play, pending = NONE, waiting, refused, isCutOff } = loaded;
  const { id } = tournament;
  const dispatch = useAppDispatch();
  const actions = useRosterActions(id, play, tournament.entry_fee ?? 0);
  const [isAdding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isPhone = useIsPhone();
  const panel = useRef<HTMLDivElement>(null);
  const copying = useCopyText((text) => dispatch(noticeShown({ text })));
  // Where all is well a change is there before a mark could be seen.
  const unsent = useMemo(() => (isCutOff ? pending : NONE), [isCutOff, pending]);
  return (
    <>
      <PlayHead tournament={tournament}>
        {!isPhone && <ChatTextButton tournament={tournament} play={play} copy={copying.copy} />}
        <OutMenu
          tournament={tournament}
          play={play}
          copy={copying.copy}
          isPhone={isPhone}
          onOpen={setDialog}
          onShowSettings={() => {
            panel.current?.scrollIntoView();
            panel.current?.focus();
          }}
        />
      </PlayHead>
      <OutboxStrip isCutOff={isCutOff} count={waiting.length} savedAt={play.savedAt} />
      <Refused items={refused} play={play} />
      <StatusLine tournament={tournament} play={play} />
      <FreePlace play={play} actions={actions} />
      <div className={styles.tools}>
        <h2>Состав</h2>
        <Button onClick={() => setDialog({ kind: 'paste' })}>Вставить список</Button>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {!isPhone && <PlusIcon />}
          Добавить игрока
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          <Warnings tournament={tournament} play={play} />
          {isAdding && <AddPlayer onAdd={actions.add} onClose={() => setAdding(false)} />}
          <Roster
            tournament={tournament}
            play={play}
            unsent={unsent}
            actions={actions}
            onEdit={(entry) => setDialog({ kind: 'entry', isFee: false, entryId: entry.id })}
            onSetFee={(entry) => setDialog({ kind: 'entry', isFee: true, entryId: entry.id })}
          />
        </div>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          <SettingsPanel settings={play.settings} actions={actions} />
          <SignUpPanel tournamentId={id} play={play} actions={actions} copy={copying.copy} />
        </div>
      </div>
      <Dialogs
        tournament={tournament}
        play={play}
        actions={actions}
        open={dialog}
        onClose={() => setDialog(null)}
      />
      {copying.copyDialog}
      <PrintedRoster tournament={tournament} play={play} />
    </>
  );
}

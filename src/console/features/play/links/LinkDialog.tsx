import { useId } from 'react';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { renderBoardLink } from './boardLink';
import { LinkPanelBody, type LinkBodyProps } from './LinkPanelBody';
import styles from './LinkPanel.module.css';
import { LIVE_LINK_TEXTS, SCORE_LINK_TEXTS } from './linkTexts';

type LinkDialogProps = {
  tournament: Tournament;
  play: Play;
  copy: LinkBodyProps['copy'];
  onClose: () => void;
};

/** Dialog of a secret address of the play (SEEN-12). */
function LinkDialog(props: LinkDialogProps & Pick<LinkBodyProps, 'link' | 'children'>) {
  const { tournament, play, copy, onClose, link, children } = props;
  const titleId = useId();
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.dialogBody} tabIndex={-1}>
        <h2 id={titleId}>{link.title}</h2>
        <LinkPanelBody link={link} tournamentId={tournament.id} play={play} copy={copy}>
          {children}
        </LinkPanelBody>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}

export const LiveLinkDialog = (props: LinkDialogProps) => (
  <LinkDialog {...props} link={LIVE_LINK_TEXTS}>
    {renderBoardLink}
  </LinkDialog>
);

export const ScoreLinkDialog = (props: LinkDialogProps) => (
  <LinkDialog {...props} link={SCORE_LINK_TEXTS} />
);

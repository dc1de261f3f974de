import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { LinkPurpose } from '../../../../domain/play/wire/links';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import {
  useRenewSignUpLinkMutation,
  useSetPlayLinkMutation,
} from '../../../api/play/playMutations';
import { Button } from '../../../ui/controls/Button';
import { Select } from '../../../ui/controls/Select';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { listHourOptions } from '../settings/hourOptions';
import type { RosterActions } from '../useRosterActions';
import { LinkLine } from './LinkLine';
import styles from './Links.module.css';
import { PLAY_LINK_TEXTS, SIGN_UP_LINK_TEXTS } from './linkTexts';
import { isSignUpOver } from './signUpAddress';

type LinksDialogProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  copy: (text: string, message: string) => Promise<void>;
  onClose: () => void;
};

/** The sign-up page: its link, and the end of the sign-up (APPLY-14). */
function SignUpLine({ tournament, play, actions, copy }: LinksDialogProps) {
  const [renew] = useRenewSignUpLinkMutation();
  const { signUpPath, settings } = play;
  const { signUpEndsHours } = settings;
  const isOff = signUpPath === null || settings.isSignUpClosed;
  const replace = () => renew(tournament.id);
  const setClosed = async (isSignUpClosed: boolean) => actions.changeSettings({ isSignUpClosed });
  return (
    <LinkLine
      link={SIGN_UP_LINK_TEXTS}
      state={isSignUpOver(tournament, play) ? 'over' : isOff ? 'off' : 'on'}
      path={signUpPath}
      copy={copy}
      onOpen={() => (signUpPath === null ? replace() : setClosed(false))}
      onReplace={replace}
      onClose={() => setClosed(true)}
    >
      <Select
        label="Запись заканчивается"
        value={String(signUpEndsHours)}
        options={listHourOptions(signUpEndsHours).map((count) => ({
          value: String(count),
          label:
            count === 0
              ? 'с началом турнира'
              : `за ${formatQuantity(count, 'час', 'часа', 'часов')} до начала`,
        }))}
        onChoose={(value) => actions.changeSettings({ signUpEndsHours: Number(value) })}
      />
    </LinkLine>
  );
}

/** Opens the live page as the board on the club's screen (SEEN-12). */
const buildBoardLink = (address: string) => (
  <a className={styles.screen} href={`${address}?tv`} target="_blank" rel="noreferrer">
    Открыть на экране
  </a>
);

/** A page behind a secret address (SEEN-12, SEEN-21). */
function PlayLinkLine(props: LinksDialogProps & { purpose: LinkPurpose }) {
  const { tournament, play, copy, purpose } = props;
  const [setLink] = useSetPlayLinkMutation();
  const path = play.links[purpose];
  const isOver = purpose === 'score' && play.outcome.finishedAt !== null;
  const put = (isThere: boolean) => () =>
    setLink({ tournamentId: tournament.id, purpose, isThere });
  return (
    <LinkLine
      link={PLAY_LINK_TEXTS[purpose]}
      state={isOver ? 'over' : path === null ? 'off' : 'on'}
      path={path}
      copy={copy}
      onOpen={put(true)}
      onReplace={put(true)}
      onClose={put(false)}
      {...(purpose === 'live' && { buildAction: buildBoardLink })}
    />
  );
}

/** All addresses of public pages, in one dialog (SEEN-83). */
export function LinksDialog(props: LinksDialogProps) {
  return (
    <Dialog width={640} onClose={props.onClose}>
      <DialogBody title="Ссылки и QR" isFocusedFirst className={styles.lines}>
        <SignUpLine {...props} />
        <PlayLinkLine {...props} purpose="live" />
        <PlayLinkLine {...props} purpose="score" />
      </DialogBody>
      <DialogFooter>
        <Button onClick={props.onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}

import type { Play } from '../../../../domain/play/wire/playWire';
import { buildRosterText } from '../../../../domain/play/roster/rosterText';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import { CopyIcon } from '../../../ui/icons/lazyIcons';

/** The play whose roster is copied, printed or saved. */
export type RosterOutputSource = {
  tournament: Tournament;
  play: Play;
  copy: (text: string, message: string) => Promise<void>;
};

export const CHAT_TEXT_LABEL = 'Текст для чата';

/** Copies the roster and the waiting list as a text, without phones (ROSTER-13). */
export const copyRosterText = ({ tournament, play, copy }: RosterOutputSource): void =>
  void copy(buildRosterText(tournament, play.entries, play.settings), 'Текст скопирован');

export function ChatTextButton(props: RosterOutputSource) {
  return (
    <Button onClick={() => copyRosterText(props)}>
      <CopyIcon />
      {CHAT_TEXT_LABEL}
    </Button>
  );
}

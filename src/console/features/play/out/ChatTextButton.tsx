import type { Play } from '../../../../domain/play/wire/playWire';
import { buildRosterText } from '../../../../domain/play/roster/rosterText';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import { CopyIcon } from '../../../ui/icons/lazyIcons';

/** What goes out of a roster. */
export type RosterOut = {
  tournament: Tournament;
  play: Play;
  /** Copies a text, and says so by a message. */
  copy: (text: string, message: string) => Promise<void>;
};

export const CHAT_TEXT = 'Текст для чата';

/** ROSTER-13: roster and waiting list as a text, without phones. */
export const copyChatText = ({ tournament, play, copy }: RosterOut): void =>
  void copy(buildRosterText(tournament, play.entries, play.settings), 'Текст скопирован');

export function ChatTextButton(props: RosterOut) {
  return (
    <Button onClick={() => copyChatText(props)}>
      <CopyIcon />
      {CHAT_TEXT}
    </Button>
  );
}

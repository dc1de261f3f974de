import type { Play } from '../../../../domain/play/playWire';
import { buildRosterText } from '../../../../domain/play/rosterText';
import type { Tournament } from '../../../../domain/tournament';
import { Button } from '../../../ui/Button';
import { CopyIcon } from '../../../ui/lateIcons';

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

import type { Play } from '../../../../domain/play/wire/playWire';
import { buildRosterText } from '../../../../domain/play/roster/rosterText';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import { CopyIcon } from '../../../ui/icons/lazyIcons';

/** What goes out of a roster. */
export type RosterOutputSource = {
  tournament: Tournament;
  play: Play;
  /** Copies a text, and says so by a message. */
  copy: (text: string, message: string) => Promise<void>;
};

export const CHAT_TEXT_LABEL = 'Текст для чата';

/** ROSTER-13: roster and waiting list as a text, without phones. */
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

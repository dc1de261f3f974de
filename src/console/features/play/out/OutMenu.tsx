import type { Play } from '../../../../domain/play/playWire';
import { pairColumns, rosterColumns, rosterRows } from '../../../../domain/play/rosterTable';
import { rosterPhones, rosterText } from '../../../../domain/play/rosterText';
import { plural } from '../../../../domain/plural';
import type { Tournament } from '../../../../domain/tournament';
import { useAppDispatch } from '../../../hooks';
import { noticeShown, type NewNotice } from '../../../state/noticesSlice';
import { Button } from '../../../ui/Button';
import { fileNameOf } from '../../../ui/files/fileNameOf';
import { loadSheets } from '../../../ui/files/loadSheets';
import { withNotices } from '../../../ui/files/withNotices';
import { CopyIcon, MoreIcon } from '../../../ui/icons';
import type { MenuEntry } from '../../../ui/Menu';
import { MenuButton } from '../../../ui/MenuButton';
import { swallowSecondTap } from '../../../ui/swallowSecondTap';
import type { PlayTab } from '../../../paths';
import type { OpenDialog } from '../Dialogs';
import { useRoundTools } from '../rounds/useRoundTools';

type Out = {
  tournament: Tournament;
  play: Play;
  /** Copies a text, and says so by a message. */
  copy: (text: string, message: string) => Promise<void>;
};

const CHAT_TEXT = 'Текст для чата';

/** ROSTER-13: roster and waiting list as a text, without phones. */
const copyChatText = ({ tournament, play, copy }: Out): void =>
  void copy(rosterText(tournament, play.entries, play.settings), 'Текст скопирован');

export function ChatTextButton(props: Out) {
  return (
    <Button onClick={() => copyChatText(props)}>
      <CopyIcon />
      {CHAT_TEXT}
    </Button>
  );
}

type OutMenuProps = Out & {
  /** There the button has no room, and is in the menu. */
  isPhone: boolean;
  tab: PlayTab;
  onOpen: (dialog: OpenDialog) => void;
  onShowSettings: () => void;
};

/**
 * ROSTER-5, ROSTER-13, ROSTER-14, PLAY-9: what is needed now and then, over the rounds what is done with them. One menu
 * for all tabs: it stays open while another tab comes.
 */
export function OutMenu(props: OutMenuProps) {
  const { tournament, play, copy, isPhone, tab, onOpen, onShowSettings } = props;
  const dispatch = useAppDispatch();
  const show = (notice: NewNotice) => dispatch(noticeShown(notice));
  const { entries } = play;
  const sheet = () => ({
    name: fileNameOf('Состав', tournament),
    title: 'Состав',
    columns: rosterColumns(tournament.entry_fee ?? 0, pairColumns(entries, play.settings.variant)),
    rows: rosterRows(entries),
  });
  const phones = rosterPhones(entries, 'confirmed', 'waiting');
  const copyPhones = () =>
    copy(phones.text, `Скопировано: ${plural(phones.count, 'телефон', 'телефона', 'телефонов')}`);
  const isDisabled = rosterRows(entries).length === 0;
  const settings = { text: 'Настройки и запись', onChoose: onShowSettings };
  const history = { text: 'История состава', onChoose: () => onOpen({ kind: 'history' }) };
  const ofRoster: MenuEntry[] = [
    ...(isPhone ? [{ text: CHAT_TEXT, onChoose: () => copyChatText(props) }] : []),
    settings,
    { text: 'Перенести из прошлого турнира', onChoose: () => onOpen({ kind: 'takeOver' }) },
    history,
    {
      text: 'Телефоны игроков',
      isDisabled: phones.count === 0,
      onChoose: () => void copyPhones(),
    },
    { text: 'Печать', isDisabled, onChoose: () => print() },
    {
      text: 'Скачать состав (Excel)',
      isDisabled,
      onChoose: () => void withNotices(show, async () => (await loadSheets()).saveExcel(sheet())),
    },
    {
      text: 'Скачать состав (CSV)',
      isDisabled,
      onChoose: () => void withNotices(show, async () => (await loadSheets()).saveCsv(sheet())),
    },
  ];
  const ofRounds: MenuEntry[] = [
    ...useRoundTools(isPhone).entries.map(({ text, onChoose }) => ({
      text,
      onChoose() {
        // The next step would stand under the second tap of a double one.
        swallowSecondTap();
        onChoose();
      },
    })),
    settings,
    history,
  ];
  return (
    <MenuButton
      label="Ещё"
      icon={<MoreIcon />}
      isIcon
      entries={tab === 'rounds' ? ofRounds : ofRoster}
    />
  );
}

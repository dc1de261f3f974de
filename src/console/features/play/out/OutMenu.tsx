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
import { MenuButton } from '../../../ui/MenuButton';
import type { OpenDialog } from '../Dialogs';

type Out = {
  tournament: Tournament;
  play: Play;
  /** Copies a text, and says so by a message. */
  copy: (text: string, message: string) => Promise<void>;
};

const CHAT_TEXT = 'Текст для чата';
export const SETTINGS = 'Настройки и запись';
export const HISTORY = 'История состава';

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
  onOpen: (dialog: OpenDialog) => void;
  onShowSettings: () => void;
};

/** ROSTER-5, ROSTER-13, ROSTER-14: what is needed now and then. */
export function OutMenu(props: OutMenuProps) {
  const { tournament, play, copy, isPhone, onOpen, onShowSettings } = props;
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
  return (
    <MenuButton
      label="Ещё"
      icon={<MoreIcon />}
      isIcon
      entries={[
        ...(isPhone ? [{ text: CHAT_TEXT, onChoose: () => copyChatText(props) }] : []),
        { text: SETTINGS, onChoose: onShowSettings },
        {
          text: 'Перенести из прошлого турнира',
          onChoose: () => onOpen({ kind: 'takeOver' }),
        },
        { text: HISTORY, onChoose: () => onOpen({ kind: 'history' }) },
        {
          text: 'Телефоны игроков',
          isDisabled: phones.count === 0,
          onChoose: () => void copyPhones(),
        },
        { text: 'Печать', isDisabled, onChoose: () => print() },
        {
          text: 'Скачать состав (Excel)',
          isDisabled,
          onChoose: () =>
            void withNotices(show, async () => (await loadSheets()).saveExcel(sheet())),
        },
        {
          text: 'Скачать состав (CSV)',
          isDisabled,
          onChoose: () => void withNotices(show, async () => (await loadSheets()).saveCsv(sheet())),
        },
      ]}
    />
  );
}

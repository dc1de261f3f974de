import { useId, useState } from 'react';
import type { Play } from '../../../../domain/play/playWire';
import { rosterColumns, rosterRows } from '../../../../domain/play/rosterTable';
import { rosterPhones, rosterText } from '../../../../domain/play/rosterText';
import { plural } from '../../../../domain/plural';
import type { Tournament } from '../../../../domain/tournament';
import { useAppDispatch } from '../../../hooks';
import { noticeShown, type NewNotice } from '../../../state/noticesSlice';
import { Button, IconButton } from '../../../ui/Button';
import { fileNameOf } from '../../../ui/files/fileNameOf';
import { saveCsv, saveExcel } from '../../../ui/files/saveSheet';
import { withNotices } from '../../../ui/files/withNotices';
import { CopyIcon, MoreIcon } from '../../../ui/icons';
import { Menu } from '../../../ui/Menu';
import type { OpenDialog } from '../Dialogs';

type Out = {
  tournament: Tournament;
  play: Play;
  /** Copies a text, and says so by a message. */
  copy: (text: string, message: string) => Promise<void>;
};

/** ROSTER-13: roster and waiting list as a text, without phones. */
export function ChatTextButton({ tournament, play, copy }: Out) {
  return (
    <Button
      onClick={() =>
        void copy(rosterText(tournament, play.entries, play.settings), 'Текст скопирован')
      }
    >
      <CopyIcon />
      Текст для чата
    </Button>
  );
}

type OutMenuProps = Out & {
  onOpen: (dialog: OpenDialog) => void;
  onShowSettings: () => void;
};

/** ROSTER-5, ROSTER-13, ROSTER-14: what is needed now and then. */
export function OutMenu({ tournament, play, copy, onOpen, onShowSettings }: OutMenuProps) {
  const dispatch = useAppDispatch();
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const show = (notice: NewNotice) => dispatch(noticeShown(notice));
  const { entries } = play;
  const sheet = () => ({
    name: fileNameOf('Состав', tournament),
    title: 'Состав',
    columns: rosterColumns(tournament.entry_fee ?? 0),
    rows: rosterRows(entries),
  });
  const phones = rosterPhones(entries, 'confirmed', 'waiting');
  const copyPhones = () =>
    copy(phones.text, `Скопировано: ${plural(phones.count, 'телефон', 'телефона', 'телефонов')}`);
  const isDisabled = rosterRows(entries).length === 0;
  return (
    <>
      <IconButton
        label="Ещё"
        popoverTarget={menuId}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <Menu
          id={menuId}
          label="Ещё"
          entries={[
            { text: 'Настройки и запись', onChoose: onShowSettings },
            {
              text: 'Перенести из прошлого турнира',
              onChoose: () => onOpen({ kind: 'takeOver' }),
            },
            { text: 'История состава', onChoose: () => onOpen({ kind: 'history' }) },
            {
              text: 'Телефоны игроков',
              isDisabled: phones.count === 0,
              onChoose: () => void copyPhones(),
            },
            { text: 'Печать', isDisabled, onChoose: () => print() },
            {
              text: 'Скачать состав (Excel)',
              isDisabled,
              onChoose: () => void withNotices(show, () => saveExcel(sheet())),
            },
            {
              text: 'Скачать состав (CSV)',
              isDisabled,
              onChoose: () => void withNotices(show, () => saveCsv(sheet())),
            },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { pairColumns, rosterColumns, rosterRows } from '../../../../domain/play/rosterTable';
import { rosterPhones } from '../../../../domain/play/rosterText';
import { plural } from '../../../../domain/plural';
import { useAppDispatch } from '../../../hooks';
import { noticeShown, type NewNotice } from '../../../state/noticesSlice';
import { fileNameOf } from '../../../ui/files/fileNameOf';
import { loadSheets } from '../../../ui/files/loadSheets';
import { withNotices } from '../../../ui/files/withNotices';
import type { MenuEntry } from '../../../ui/Menu';
import type { RosterOut } from './ChatTextButton';

/** ROSTER-14, PLAY-55: phones, paper and files of a roster, as entries of a menu. */
export function useRosterFiles({ tournament, play, copy }: RosterOut): MenuEntry[] {
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
  return [
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
}

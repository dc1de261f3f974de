import type { Season } from '../../../../domain/season';
import { useAppDispatch } from '../../../hooks';
import { noticeShown, type NewNotice } from '../../../state/noticesSlice';
import { Menu } from '../../../ui/Menu';
import { useToday } from '../../../ui/useToday';
import { saveCsv, saveExcel, tournamentSheet } from '../../../ui/files/saveSheet';
import { withNotices } from '../../../ui/files/withNotices';

type ListMenuProps = {
  /** What the filters and the search leave; null while more of the list are on their way (SPEED-4). */
  season: Season | null;
  onClose: () => void;
};

/** COMFORT-40: what one takes out of the list; the button names this menu by its id. */
export function ListMenu({ season, onClose }: ListMenuProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const show = (notice: NewNotice) => dispatch(noticeShown(notice));
  const tournaments = season ? [...season.coming, ...season.past] : [];
  const isDisabled = tournaments.length === 0;
  const sheet = tournamentSheet(tournaments, today);

  const entries = [
    {
      text: 'Скачать Excel',
      isDisabled,
      onChoose: () => void withNotices(show, () => saveExcel(sheet)),
    },
    {
      text: 'Скачать CSV',
      isDisabled,
      onChoose: () => void withNotices(show, () => saveCsv(sheet)),
    },
  ];
  return <Menu id="list-menu" label="Ещё" entries={entries} onClose={onClose} />;
}

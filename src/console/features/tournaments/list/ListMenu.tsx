import type { Season } from '../../../../domain/list/splitSeason';
import { useAppDispatch } from '../../../hooks';
import { toastShown, type NewToast } from '../../../state/toastsSlice';
import { Menu } from '../../../ui/controls/Menu';
import { useToday } from '../../../ui/time/useToday';
import { loadSheetModule } from '../../../ui/files/loadSheetModule';
import { withFileToasts } from '../../../ui/files/withFileToasts';

type ListMenuProps = {
  /** What the filters and the search leave; null while more of the list are on their way (SPEED-4). */
  season: Season | null;
  onClose: () => void;
};

/** COMFORT-40: what one takes out of the list; the button names this menu by its id. */
export function ListMenu({ season, onClose }: ListMenuProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const show = (toast: NewToast) => dispatch(toastShown(toast));
  const tournaments = season ? [...season.coming, ...season.past] : [];
  const isDisabled = tournaments.length === 0;

  const entries = [
    {
      text: 'Скачать Excel',
      isDisabled,
      onChoose: () =>
        void withFileToasts(show, async () => {
          const { saveExcel, createTournamentSheet } = await loadSheetModule();
          await saveExcel(createTournamentSheet(tournaments, today));
        }),
    },
    {
      text: 'Скачать CSV',
      isDisabled,
      onChoose: () =>
        void withFileToasts(show, async () => {
          const { saveCsv, createTournamentSheet } = await loadSheetModule();
          await saveCsv(createTournamentSheet(tournaments, today));
        }),
    },
  ];
  return <Menu id="list-menu" label="Ещё" entries={entries} onClose={onClose} />;
}

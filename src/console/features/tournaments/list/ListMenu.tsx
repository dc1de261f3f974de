import { useNavigate } from 'react-router';
import { EMPTY_SELECTION } from '../../../../domain/list/selection';
import type { Season } from '../../../../domain/list/splitSeason';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { paths } from '../../../paths';
import { hasFeature } from '../../../serverFeatures';
import { selectListParams } from '../../../state/listSlice';
import { selectionChanged } from '../../../state/selectionSlice';
import { toastShown, type NewToast } from '../../../state/toastsSlice';
import { Menu } from '../../../ui/controls/Menu';
import { useToday } from '../../../ui/time/useToday';
import { loadSheetModule } from '../../../ui/files/loadSheetModule';
import { withFileToasts } from '../../../ui/files/withFileToasts';

type ListMenuProps = {
  /** The matching tournaments; null until the whole list is loaded (SPEED-4). */
  season: Season | null;
  onClose: () => void;
};

/** Selection, exports and rare screens of the list. The list's button refers to this menu by its id (COMFORT-40). */
export function ListMenu({ season, onClose }: ListMenuProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const today = useToday();
  const isCalendar = useAppSelector(selectListParams).view !== '';
  const show = (toast: NewToast) => dispatch(toastShown(toast));
  const tournaments = season ? [...season.coming, ...season.past] : [];
  const isDisabled = tournaments.length === 0;

  const entries = [
    {
      text: 'Выбрать',
      // The calendar has no rows to select.
      isDisabled: isCalendar,
      onChoose: () => dispatch(selectionChanged(EMPTY_SELECTION)),
    },
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
    { text: 'Импорт', onChoose: () => void navigate(paths.importing) },
    ...(hasFeature('calendar')
      ? [{ text: 'Календарь на устройстве', onChoose: () => void navigate(paths.subscription) }]
      : []),
  ];
  return <Menu id="list-menu" label="Ещё" entries={entries} onClose={onClose} />;
}

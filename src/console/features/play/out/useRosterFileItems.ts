import type { Play } from '../../../../domain/play/wire/playWire';
import {
  buildPartnerModeColumns,
  buildRosterColumns,
  listRosterRows,
} from '../../../../domain/play/roster/rosterTable';
import { buildRosterPhones } from '../../../../domain/play/roster/rosterText';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useAppDispatch } from '../../../hooks';
import { toastShown, type NewToast } from '../../../state/toastsSlice';
import { createTournamentFileName } from '../../../ui/files/fileName';
import { loadSheetModule } from '../../../ui/files/loadSheetModule';
import { withFileToasts } from '../../../ui/files/withFileToasts';
import type { MenuOption } from '../../../ui/controls/Menu';

/** The play whose roster is copied, printed or saved. */
export type RosterOutputSource = {
  tournament: Tournament;
  play: Play;
  copy: (text: string, message: string) => Promise<void>;
};

/** Menu items for the phones, print and files of a roster (ROSTER-14, PLAY-55). */
export function useRosterFileItems({ tournament, play, copy }: RosterOutputSource): MenuOption[] {
  const dispatch = useAppDispatch();
  const show = (toast: NewToast) => dispatch(toastShown(toast));
  const { entries } = play;
  const buildSheet = () => ({
    name: createTournamentFileName('Состав', tournament),
    title: 'Состав',
    columns: buildRosterColumns(
      tournament.entry_fee ?? 0,
      buildPartnerModeColumns(entries, play.settings.variant),
    ),
    rows: listRosterRows(play),
  });
  const phones = buildRosterPhones(entries, 'confirmed', 'waiting');
  const copyPhones = () =>
    copy(
      phones.text,
      `Скопировано: ${formatQuantity(phones.count, 'телефон', 'телефона', 'телефонов')}`,
    );
  const isDisabled = listRosterRows(play).length === 0;
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
      onChoose: () =>
        void withFileToasts(show, async () => (await loadSheetModule()).saveExcel(buildSheet())),
    },
    {
      text: 'Скачать состав (CSV)',
      isDisabled,
      onChoose: () =>
        void withFileToasts(show, async () => (await loadSheetModule()).saveCsv(buildSheet())),
    },
  ];
}

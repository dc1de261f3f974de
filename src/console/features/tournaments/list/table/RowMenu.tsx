import { useNavigate } from 'react-router';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../../../api/play/cachedPlaySummaries';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { getCopyPath, getPlayPath } from '../../../../paths';
import { hasFeature } from '../../../../serverFeatures';
import { toastShown } from '../../../../state/toastsSlice';
import { Menu, type MenuOption } from '../../../../ui/controls/Menu';
import { CHAT_LABEL, useCopyText } from '../../../../ui/dialogs/useCopyText';
import { NEXT_WEEK_LABEL, useCopyNextWeek } from '../../saving/useCopyNextWeek';

type RowMenuProps = {
  /** The tournament of the open menu; null while the menu is closed. */
  tournament: Tournament | null;
  onClose: () => void;
};

/**
 * Actions on a tournament without opening its details. A row's button refers to this menu by its id (DESK-20,
 * ROSTER-17).
 */
export function RowMenu({ tournament, onClose }: RowMenuProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const plays = useAppSelector(selectPlaySummaries);
  const copyNextWeek = useCopyNextWeek();
  const { copyAnnouncement, copyDialog } = useCopyText((toast) => dispatch(toastShown(toast)));

  const buildMenu = (one: Tournament): MenuOption[] => [
    ...(hasFeature('play')
      ? [{ text: 'Провести', onChoose: () => void navigate(getPlayPath(one.id)) }]
      : []),
    { text: NEXT_WEEK_LABEL, onChoose: () => copyNextWeek(one) },
    { text: 'Дублировать', onChoose: () => void navigate(getCopyPath(one.id)) },
    { text: CHAT_LABEL, onChoose: () => copyAnnouncement(one, plays?.[one.id]?.playing) },
  ];

  return (
    <>
      {tournament && (
        <Menu
          key={tournament.id}
          id={`menu-${tournament.id}`}
          label="Действия"
          entries={buildMenu(tournament)}
          onClose={onClose}
        />
      )}
      {copyDialog}
    </>
  );
}

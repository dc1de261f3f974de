import { useNavigate } from 'react-router';
import { announcementOf } from '../../../../domain/announcement';
import type { Tournament } from '../../../../domain/tournament';
import { useAppDispatch } from '../../../hooks';
import { copyPath, playPathOf } from '../../../paths';
import { hasFeature } from '../../../serverFeatures';
import { noticeShown } from '../../../state/noticesSlice';
import { Menu, type MenuEntry } from '../../../ui/Menu';
import { ANNOUNCEMENT } from '../exporting/AnnouncementButton';
import { useCopyText } from '../../../ui/useCopyText';
import { NEXT_WEEK, useCopyNextWeek } from '../saving/useCopyNextWeek';

type RowMenuProps = {
  /** Null while the menu is closed. */
  tournament: Tournament | null;
  onClose: () => void;
};

/** DESK-24, ROSTER-17: what is done with a tournament of the list without opening it; a row's button names it by its id. */
export function RowMenu({ tournament, onClose }: RowMenuProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const copyNextWeek = useCopyNextWeek();
  const { copy, copyDialog } = useCopyText((notice) => dispatch(noticeShown(notice)));

  const entriesOf = (one: Tournament): MenuEntry[] => [
    ...(hasFeature('play')
      ? [{ text: 'Провести', onChoose: () => void navigate(playPathOf(one.id)) }]
      : []),
    { text: NEXT_WEEK, onChoose: () => copyNextWeek(one) },
    { text: 'Дублировать', onChoose: () => void navigate(copyPath(one.id)) },
    {
      text: ANNOUNCEMENT,
      onChoose: () => void copy(announcementOf(one), 'Текст скопирован'),
    },
  ];

  return (
    <>
      {tournament && (
        <Menu
          key={tournament.id}
          id={`menu-${tournament.id}`}
          label="Действия"
          entries={entriesOf(tournament)}
          onClose={onClose}
        />
      )}
      {copyDialog}
    </>
  );
}

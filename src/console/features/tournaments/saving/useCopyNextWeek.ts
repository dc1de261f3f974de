import { useNavigate } from 'react-router';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useAppDispatch } from '../../../hooks';
import { getCopyPath } from '../../../paths';
import { dialogClosed } from '../../../state/dialogSlice';
import { toastShown } from '../../../state/toastsSlice';
import { requestLeave } from '../../../ui/leaving/leaving';

export const NEXT_WEEK_LABEL = 'Повторить через неделю';

const NOT_LOADED = 'Турнир не создан. Проверьте подключение и попробуйте ещё раз.';

/**
 * DESK-20: «Повторить через неделю» in one press, for menus. The code is loaded at the press; where the copy
 * breaks a rule, the create form opens with it (COMFORT-22).
 */
export function useCopyNextWeek(): (tournament: Tournament) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (tournament) => {
    const openForm = () => requestLeave(() => void navigate(getCopyPath(tournament.id)));
    import('./copyNextWeek').then(
      ({ copyNextWeek }) => dispatch(copyNextWeek(tournament, openForm)),
      (error: unknown) => {
        console.warn(error);
        // The message would lie under the details.
        dispatch(dialogClosed());
        dispatch(toastShown({ text: NOT_LOADED, isFailure: true }));
      },
    );
  };
}

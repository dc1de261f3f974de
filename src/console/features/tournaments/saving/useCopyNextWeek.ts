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
 * Menu action «Повторить через неделю» (DESK-20). Its code loads on the press. A copy that breaks a rule opens in the
 * create form (COMFORT-22).
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
        // The details would cover the toast, so they close.
        dispatch(dialogClosed());
        dispatch(toastShown({ text: NOT_LOADED, isFailure: true }));
      },
    );
  };
}

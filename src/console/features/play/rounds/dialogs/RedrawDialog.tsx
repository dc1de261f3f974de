import { useId } from 'react';
import { arePairsAllowed } from '../../../../../domain/play/roster/pairRules';
import { listDrawable } from '../../../../../domain/play/roster/availability';
import { listParticipants } from '../../../../../domain/play/model/round';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { usePlayContext } from '../playContext';
import styles from './StartAttendanceDialog.module.css';
import { useCloseWhenGone } from './useCloseWhenGone';

/** The state has changed since a round was drawn: draw it again, or keep it (PLAY-12). */
export function RedrawDialog({ onClose }: { onClose: () => void }) {
  const { state, startedRounds, getFullName, actions } = usePlayContext();
  const titleId = useId();
  const number = startedRounds.length + 1;
  const drawn = state.rounds[startedRounds.length];
  useCloseWhenGone(Boolean(drawn), onClose);
  if (!drawn) return null;
  const before = listParticipants(drawn);
  const now = listDrawable(state, number);
  const came = now.filter((entryId) => !before.includes(entryId));
  const left = before.filter((entryId) => !now.includes(entryId));
  const count = state.rounds.length - startedRounds.length;
  const isFit = arePairsAllowed(state, drawn);
  const isPossible = left.length === 0 && isFit;
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Жеребьёвка устарела</h2>
        {came.length > 0 && (
          <p>
            Теперь {came.length === 1 ? 'играет' : 'играют'}: {came.map(getFullName).join(', ')}.
          </p>
        )}
        {left.length > 0 && (
          <p>
            Больше не {left.length === 1 ? 'играет' : 'играют'}: {left.map(getFullName).join(', ')}.
          </p>
        )}
        {came.length + left.length === 0 && <p>С тех пор изменились счёт, корты или порядок.</p>}
        <p>
          Перерисовать можно {formatQuantity(count, 'раунд', 'раунда', 'раундов')}: играют{' '}
          {now.length}. Сыгранное не изменится.
        </p>
        {left.length > 0 && <p>Оставить нельзя: в ней есть те, кого на кортах нет.</p>}
        {left.length === 0 && !isFit && (
          <p>
            {state.settings.variant === 'mixed'
              ? 'Оставить нельзя: в ней не каждая пара — мужчина и женщина.'
              : 'Оставить нельзя: в ней разбита постоянная пара.'}
          </p>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        {isPossible && (
          <Button
            onClick={() => {
              actions.keepDraw();
              onClose();
            }}
          >
            Оставить
          </Button>
        )}
        <Button
          kind="primary"
          onClick={() => {
            void actions.redraw();
            onClose();
          }}
        >
          Перерисовать
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

import { arePairsAllowed } from '../../../../../domain/play/roster/pairRules';
import { listDrawable } from '../../../../../domain/play/roster/availability';
import type { PartnerMode } from '../../../../../domain/play/model/gameSettings';
import { listParticipants } from '../../../../../domain/play/model/round';
import { isDrawStale } from '../../../../../domain/play/rounds/nextStep';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { usePlayContext } from '../playContext';
import styles from './StartAttendanceDialog.module.css';
import { useCloseWhenGone } from './useCloseWhenGone';

/** Everything on which a draw depends besides its players; fixed pairs have no wishes (PLAY-12, DRAW-27). */
const POSSIBLE_CHANGES: Readonly<Record<PartnerMode, string>> = {
  changing: 'счёт, корты, порядок или пожелания',
  mixed: 'счёт, корты, порядок, пожелания или м/ж',
  fixed: 'счёт, корты, порядок или пары',
};

/**
 * Asks whether to draw the coming rounds again or to keep them. Opens when the state has changed since the draw
 * (PLAY-12), or when a user wants to replace an exchange by hand (PLAY-84).
 */
export function RedrawDialog({ onClose }: { onClose: () => void }) {
  const { state, startedRounds, planned, drawContext, getFullName, actions } = usePlayContext();
  const number = startedRounds.length + 1;
  const drawnRounds = state.rounds.slice(startedRounds.length);
  const [drawn] = drawnRounds;
  useCloseWhenGone(Boolean(drawn), onClose);
  if (!drawn) return null;
  const before = listParticipants(drawn);
  const now = listDrawable(state, number);
  const came = now.filter((entryId) => !before.includes(entryId));
  const left = before.filter((entryId) => !now.includes(entryId));
  const isStale = !drawContext || isDrawStale(state, number, planned, drawContext);
  const manual = drawnRounds.flatMap(({ isManual }, index) => (isManual ? [number + index] : []));
  const isFit = drawnRounds.every((round) => arePairsAllowed(state, round));
  const isPossible = isStale && left.length === 0 && isFit;
  return (
    <Dialog onClose={onClose}>
      <DialogBody title={isStale ? 'Жеребьёвка устарела' : 'Перерисовать?'} className={styles.body}>
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
        {isStale && came.length + left.length === 0 && (
          <p>С тех пор изменились {POSSIBLE_CHANGES[state.settings.variant]}.</p>
        )}
        <p>
          Перерисовать можно{' '}
          {drawn.final ? 'финал' : formatQuantity(drawnRounds.length, 'раунд', 'раунда', 'раундов')}
          : играют {now.length}. Сыгранное не изменится.
        </p>
        {manual.length > 0 && (
          <p>
            Изменённое вручную пропадёт:{' '}
            {drawn.final
              ? 'финал'
              : `${manual.length === 1 ? 'раунд' : 'раунды'}\u00a0${manual.join(', ')}`}
            .
          </p>
        )}
        {left.length > 0 && <p>Оставить нельзя: в ней есть те, кого на кортах нет.</p>}
        {left.length === 0 && !isFit && (
          <p>
            {state.settings.variant === 'mixed'
              ? 'Оставить нельзя: в ней не каждая пара — мужчина и женщина.'
              : 'Оставить нельзя: в ней разбита постоянная пара.'}
          </p>
        )}
      </DialogBody>
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

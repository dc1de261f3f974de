import {
  createExchangeEvent,
  EXCHANGE_OBSTACLE_TEXTS,
  findExchangeObstacle,
} from '../../../../../domain/play/draw/exchange';
import { describeExchangeLosses } from '../../../../../domain/play/draw/exchangeLosses';
import { findPartner } from '../../../../../domain/play/roster/partnerMode';
import { useAppDispatch } from '../../../../hooks';
import { toastShown } from '../../../../state/toastsSlice';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { usePlayContext } from '../playContext';
import { useCloseWhenGone } from '../dialogs/useCloseWhenGone';

type ExchangeDialogProps = { roundId: string; one: string; other: string; onClose: () => void };

/** Asks for confirmation before two players of a drawn round change places, and lists what gets worse (PLAY-84). */
export function ExchangeDialog({ roundId, one, other, onClose }: ExchangeDialogProps) {
  const { state, actions, drawContext, getFullName, getShortName } = usePlayContext();
  const dispatch = useAppDispatch();
  const event = createExchangeEvent(state, roundId, one, other);
  const obstacle = findExchangeObstacle(state, roundId, one, other);
  // The dialog closes when another device has started or redrawn the round.
  useCloseWhenGone(event !== null, () => {
    onClose();
    if (obstacle)
      dispatch(toastShown({ text: EXCHANGE_OBSTACLE_TEXTS[obstacle], isFailure: true }));
  });
  if (!event) return null;
  const losses = describeExchangeLosses(state, event, drawContext?.wishes ?? [], getShortName);
  /** Returns «Белов», or «Белов + Климов» for a fixed pair, which changes places as a whole. */
  const nameUnit = (entryId: string) => {
    const partner = state.settings.variant === 'fixed' ? findPartner(state, entryId) : null;
    return [entryId, partner ?? []].flat().map(getFullName).join(' + ');
  };
  return (
    <ConfirmDialog
      title="Поменять местами?"
      message={`${nameUnit(one)} и\u00a0${nameUnit(other)}`}
      note={losses.length > 0 ? `${losses.join('. ')}.` : 'Жеребьёвка от этого не хуже.'}
      confirm="Поменять"
      cancel="Отмена"
      isHarmless
      onConfirm={() => {
        actions.exchange(event, [nameUnit(one), nameUnit(other)]);
        onClose();
        // The exchange replaces the round, so the player's button is a new element.
        setTimeout(() => document.querySelector<HTMLElement>(`[data-exchange="${one}"]`)?.focus());
      }}
      onCancel={onClose}
    />
  );
}

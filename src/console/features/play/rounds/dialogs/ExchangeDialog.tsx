import {
  createExchangeEvent,
  describeExchangeLosses,
} from '../../../../../domain/play/draw/exchange';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { usePlayContext } from '../playContext';
import { useCloseWhenGone } from './useCloseWhenGone';

type ExchangeDialogProps = { roundId: string; one: string; other: string; onClose: () => void };

/** Asks before two players of a drawn round are exchanged, and says what gets worse (PLAY-84). */
export function ExchangeDialog({ roundId, one, other, onClose }: ExchangeDialogProps) {
  const { state, actions, drawContext, getFullName, getShortName } = usePlayContext();
  const event = createExchangeEvent(state, roundId, one, other);
  // Another device has started or drawn the round meanwhile.
  useCloseWhenGone(event !== null, onClose);
  if (!event) return null;
  const losses = describeExchangeLosses(state, event, drawContext?.wishes ?? [], getShortName);
  return (
    <ConfirmDialog
      title="Поменять местами?"
      message={`${getFullName(one)} и\u00a0${getFullName(other)}`}
      note={losses.length > 0 ? `${losses.join('. ')}.` : 'Жеребьёвка от этого не хуже.'}
      confirm="Поменять"
      cancel="Отмена"
      isHarmless
      onConfirm={() => {
        actions.exchange(event, [getFullName(one), getFullName(other)]);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

import { Button } from '../../../ui/controls/Button';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { useRoundTools } from './useRoundTools';

/** Buttons for actions on whole rounds, as far as there is room (PLAY-9). */
export function RoundTools() {
  return useRoundTools(useIsPhone()).buttons.map(({ text, onChoose }) => (
    <Button key={text} onClick={onChoose}>
      {text}
    </Button>
  ));
}

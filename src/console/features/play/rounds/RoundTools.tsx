import { Button } from '../../../ui/controls/Button';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { useRoundTools } from './useRoundTools';

/** PLAY-9: what is done with whole rounds, as far as there is room for it. */
export function RoundTools() {
  return useRoundTools(useIsPhone()).buttons.map(({ text, onChoose }) => (
    <Button key={text} onClick={onChoose}>
      {text}
    </Button>
  ));
}

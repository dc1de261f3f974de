import { useMediaQuery } from '../../../ui/layout/useMediaQuery';

/** PLAY-3: a finger presses numbers, a keyboard types them into fields. */
export const useHasKeyboard = (): boolean =>
  useMediaQuery('(pointer: fine) and (min-width: 640px)');

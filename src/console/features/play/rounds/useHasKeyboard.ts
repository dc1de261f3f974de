import { useMediaQuery } from '../../../ui/layout/useMediaQuery';

/** True for devices that get score fields for typing; others get buttons for a finger (PLAY-3). */
export const useHasKeyboard = (): boolean =>
  useMediaQuery('(pointer: fine) and (min-width: 640px)');

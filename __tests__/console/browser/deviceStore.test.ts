import { act, renderHook } from '@testing-library/react';
import {
  chooseSingleKeys,
  getSingleKeys,
  syncSingleKeys,
} from '../../../src/console/features/commands/keys/singleKeys';
import { chooseTheme, useTheme } from '../../../src/console/ui/theme/chosenTheme';

test('COMFORT-1, COMFORT-96: a choice that another tab clears is no longer chosen here', () => {
  const stop = syncSingleKeys();
  const { result } = renderHook(useTheme);
  act(() => chooseTheme('dark'));
  chooseSingleKeys('off');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'club.other' })));
  expect([result.current, getSingleKeys()]).toEqual(['dark', 'off']);
  // This is the browser's event after `clear()`.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect([result.current, getSingleKeys()]).toEqual(['system', 'signs']);
  stop();
});

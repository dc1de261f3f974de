import { act, renderHook } from '@testing-library/react';
import {
  areLetterKeysOn,
  setLetterKeysOn,
  syncLetterKeys,
} from '../../../src/console/features/commands/keys/letterKeys';
import { chooseTheme, useTheme } from '../../../src/console/ui/theme/chosenTheme';

test('COMFORT-1, COMFORT-83: what another tab clears is no longer chosen here', () => {
  const stop = syncLetterKeys();
  const { result } = renderHook(useTheme);
  act(() => chooseTheme('dark'));
  setLetterKeysOn(false);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'club.other' })));
  expect([result.current, areLetterKeysOn()]).toEqual(['dark', false]);
  // The browser's event after `clear()`.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect([result.current, areLetterKeysOn()]).toEqual(['system', true]);
  stop();
});

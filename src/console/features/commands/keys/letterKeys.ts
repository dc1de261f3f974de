import { deviceStore } from '../../../browser/deviceStore';

const OFF = 'off';

const show = (areOn: boolean): void => {
  if (areOn) delete document.documentElement.dataset.keys;
  else document.documentElement.dataset.keys = OFF;
};

const showStored = (): void => show(deviceStore.read('club.keys') !== OFF);

/** True when single letters are shortcuts on this page (COMFORT-83). */
export const areLetterKeysOn = (): boolean => document.documentElement.dataset.keys !== OFF;

/** Switches single-letter keys on or off, and remembers that on this device if the browser allows it (COMFORT-83). */
export function setLetterKeysOn(areOn: boolean): void {
  show(areOn);
  // Without storage the choice lasts until the page is left.
  if (areOn) deviceStore.remove('club.keys');
  else deviceStore.write('club.keys', OFF);
}

/**
 * Applies this device's stored choice, and later changes in other tabs (COMFORT-83).
 * @returns stops following the other tabs
 */
export function syncLetterKeys(): () => void {
  showStored();
  return deviceStore.subscribe('club.keys', showStored);
}

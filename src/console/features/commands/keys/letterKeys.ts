import { deviceStore } from '../../../browser/deviceStore';

const OFF = 'off';

const show = (areOn: boolean): void => {
  if (areOn) delete document.documentElement.dataset.keys;
  else document.documentElement.dataset.keys = OFF;
};

const showStored = (): void => show(deviceStore.read('club.keys') !== OFF);

/** COMFORT-83: whether keys of one letter do something on this page. */
export const areLetterKeysOn = (): boolean => document.documentElement.dataset.keys !== OFF;

/** COMFORT-83: switches them on or off, where the browser lets that be remembered for this device. */
export function setLetterKeysOn(areOn: boolean): void {
  show(areOn);
  // A browser that refuses storage keeps it until the page is left.
  if (areOn) deviceStore.remove('club.keys');
  else deviceStore.write('club.keys', OFF);
}

/** COMFORT-83: what was chosen on this device holds here, and what is chosen in another tab as well. */
export function syncLetterKeys(): () => void {
  showStored();
  return deviceStore.subscribe('club.keys', showStored);
}

import { deviceStore } from '../../../browser/deviceStore';

/** The single keys that work: signs such as «/», letters too, or none (COMFORT-96). */
export type SingleKeys = 'signs' | 'all' | 'off';

const DEFAULT = 'signs';

const isSingleKeys = (text: unknown): text is SingleKeys => text === 'all' || text === 'off';

const show = (keys: SingleKeys): void => {
  document.documentElement.dataset.keys = keys;
};

const showStored = (): void => {
  const stored = deviceStore.read('club.keys');
  show(isSingleKeys(stored) ? stored : DEFAULT);
};

/** The setting for single keys that this page applies (COMFORT-96). */
export function getSingleKeys(): SingleKeys {
  const { keys } = document.documentElement.dataset;
  return isSingleKeys(keys) ? keys : DEFAULT;
}

/** Sets which single keys work, and stores the choice on this device if the browser allows it (COMFORT-96). */
export function chooseSingleKeys(keys: SingleKeys): void {
  show(keys);
  // Without storage the choice lasts until the page is left.
  if (keys === DEFAULT) deviceStore.remove('club.keys');
  else deviceStore.write('club.keys', keys);
}

/**
 * Applies this device's stored choice, and later changes made in other tabs (COMFORT-96).
 * @returns a function that ignores the other tabs from then on
 */
export function syncSingleKeys(): () => void {
  showStored();
  return deviceStore.subscribe('club.keys', showStored);
}

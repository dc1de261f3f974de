import { deviceStore } from '../browser/deviceStore';

/** Typed texts that are not saved, for as long as the page is loaded; each room has keys of its own. */
export const pageDrafts = new Map<string, unknown>();

/** COMFORT-20: signing out leaves no drafts to the next person at this device. */
export function removeDrafts(): void {
  pageDrafts.clear();
  deviceStore.listKeys('club.draft.').forEach(deviceStore.remove);
}

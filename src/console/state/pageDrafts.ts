import { deviceStore } from '../browser/deviceStore';

/** Unsaved typed texts, for as long as the page is loaded. Each part of the console has keys of its own. */
export const pageDrafts = new Map<string, unknown>();

/** Signing out leaves no drafts for the next person at this device (COMFORT-20). */
export function removeDrafts(): void {
  pageDrafts.clear();
  deviceStore.listKeys('club.draft.').forEach(deviceStore.remove);
}

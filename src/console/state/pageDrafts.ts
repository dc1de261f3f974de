import { deviceStore } from '../browser/deviceStore';

/** Typed and unsaved texts, kept until the page closes. Each feature uses its own keys. */
export const pageDrafts = new Map<string, unknown>();

/** Removes all drafts at a sign-out, so that the next user of this device finds none (COMFORT-20). */
export function removeDrafts(): void {
  pageDrafts.clear();
  deviceStore.listKeys('club.draft.').forEach(deviceStore.remove);
}

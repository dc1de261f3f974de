import { listLocalKeys, removeLocalItem } from '../browser/localItems';

/** COMFORT-20: the prefix of every draft's key, before its form. */
export const DRAFT_KEY_PREFIX = 'club.draft.';

/** The keys of all drafts on this device; none where the browser refuses storage. */
export const listDraftKeys = (): string[] => listLocalKeys(DRAFT_KEY_PREFIX);

/** What was typed and is not saved, for as long as the page is loaded; each room has keys of its own. */
export const pageDrafts = new Map<string, unknown>();

/** COMFORT-20: signing out leaves no drafts to the next person at this device. */
export function removeDrafts(): void {
  pageDrafts.clear();
  listDraftKeys().forEach(removeLocalItem);
}

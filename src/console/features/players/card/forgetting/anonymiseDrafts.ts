import { parseDraft } from '../../../../../domain/editing/drafts';
import { formatFullName } from '../../../../../domain/play/people/names';
import { toNameKey } from '../../../../../domain/lib/sameName';
import { anonymiseDraft } from '../../../../../domain/players/forgetting/anonymiseDraft';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { deviceStore } from '../../../../browser/deviceStore';
import { saveDraft } from '../../../../state/draftStorage';
import { pageDrafts } from '../../../../state/pageDrafts';

/**
 * Removes a forgotten player from this device's drafts. Other devices cannot do this: the server sends them no name.
 * All unsaved input of plays is deleted (PLAYER-81).
 */
export function anonymiseDrafts(
  card: Pick<PlayerCard, 'id' | 'givenName' | 'familyName' | 'phone' | 'merged'>,
): void {
  pageDrafts.clear();
  const people = [card, ...card.merged];
  const known = {
    phones: new Set(people.flatMap(({ phone }) => phone ?? [])),
    names: new Set(people.map((one) => toNameKey(formatFullName(one)))),
  };
  for (const key of deviceStore.listKeys('club.draft.')) {
    if (people.some(({ id }) => key.startsWith(`club.draft.note-${id}.`))) deviceStore.remove(key);
    const draft = parseDraft(deviceStore.read(key));
    const without = draft && anonymiseDraft(known, draft);
    if (!draft || without === draft) continue;
    if (without) saveDraft(key, without);
    else deviceStore.remove(key);
  }
}

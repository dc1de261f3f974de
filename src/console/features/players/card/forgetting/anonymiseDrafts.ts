import { parseDraft } from '../../../../../domain/editing/drafts';
import { formatFullName } from '../../../../../domain/play/people/names';
import { normalizeName } from '../../../../../domain/play/people/sameName';
import { anonymiseDraft } from '../../../../../domain/players/forgetting/anonymiseDraft';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { readLocalItem } from '../../../../browser/localItems';
import { listDraftKeys, DRAFT_KEY_PREFIX, pageDrafts } from '../../../../state/draftKeys';
import { discardDraft, saveDraft } from '../../../../state/draftStorage';

/**
 * PLAYER-81: takes somebody who was forgotten out of this device's drafts. Only here are they still known: the server
 * tells other devices no names. What was typed into plays and is not saved goes as a whole.
 */
export function anonymiseDrafts(
  card: Pick<PlayerCard, 'id' | 'givenName' | 'familyName' | 'phone' | 'merged'>,
): void {
  pageDrafts.clear();
  const people = [card, ...card.merged];
  const known = {
    phones: new Set(people.flatMap(({ phone }) => phone ?? [])),
    names: new Set(people.map((one) => normalizeName(formatFullName(one)))),
  };
  for (const key of listDraftKeys()) {
    if (people.some(({ id }) => key.startsWith(`${DRAFT_KEY_PREFIX}note-${id}.`)))
      discardDraft(key);
    const draft = parseDraft(readLocalItem(key));
    const without = draft && anonymiseDraft(known, draft);
    if (!draft || without === draft) continue;
    if (without) saveDraft(key, without);
    else discardDraft(key);
  }
}

import { parseDraft } from '../../../../../domain/drafts';
import { fullName } from '../../../../../domain/play/names';
import { wordsOfName } from '../../../../../domain/play/samePerson';
import { draftWithout } from '../../../../../domain/players/forgottenDraft';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { draftKeys, DRAFTS, pageDrafts } from '../../../../state/draftKeys';
import { removeDraft, writeDraft } from '../../../../state/draftStorage';

/**
 * PLAYER-81: takes somebody who was forgotten out of this device's drafts. Only here are they still known: the server
 * tells other devices no names. What was typed into plays and is not saved goes as a whole.
 */
export function cleanDrafts(
  card: Pick<PlayerCard, 'id' | 'givenName' | 'familyName' | 'phone' | 'merged'>,
): void {
  pageDrafts.clear();
  const people = [card, ...card.merged];
  const known = {
    phones: new Set(people.flatMap(({ phone }) => phone ?? [])),
    names: new Set(people.map((one) => wordsOfName(fullName(one)))),
  };
  for (const key of draftKeys()) {
    if (people.some(({ id }) => key.startsWith(`${DRAFTS}note-${id}.`))) removeDraft(key);
    const draft = parseDraft(localStorage.getItem(key));
    const without = draft && draftWithout(known, draft);
    if (!draft || without === draft) continue;
    if (without) writeDraft(key, without);
    else removeDraft(key);
  }
}

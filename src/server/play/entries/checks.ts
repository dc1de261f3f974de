import { cleanName } from '../../../domain/lib/cleanName';
import type { PlayChange } from '../../../domain/play/log/events';
import type { EntryPerson } from '../../../domain/play/model/entry';
import { personRules } from '../../../domain/play/people/personRules';
import {
  PAIR_VIOLATION_TEXTS,
  findChosenPartnerViolation,
} from '../../../domain/play/roster/pairRules';
import { validateFields } from '../../../domain/tournament/rules';
import { assertSoundEvent, type SendableEvent } from '../contract/eventSchemas';
import type { PlayRepository } from '../log/playRepository';
import { joinBodyPath } from '../../lib/bodyPath';
import { ProblemError } from '../../lib/problem';

/**
 * Refuses a request without effect, and meaningless events. The body's schema cannot describe them.
 * @param undoes the change to undo, which needs no events
 * @throws ProblemError 422
 */
export function assertMeaningfulEvents(
  events: readonly SendableEvent[],
  undoes: string | null,
): void {
  if ((undoes === null) !== events.length > 0) {
    throw new ProblemError(422, 'Нужны либо события, либо изменение, которое отменяется.');
  }
  events.forEach(assertSoundEvent);
}

/**
 * Refuses a request that adds an entry twice.
 * @throws ProblemError 422
 */
export function assertDistinctEntries(entries: readonly { id: string }[]): void {
  if (new Set(entries.map(({ id }) => id)).size === entries.length) return;
  throw new ProblemError(422, 'Одна и та же запись названа дважды.');
}

/**
 * Refuses pairs among the added players unless each names the other (PLAY-45, PLAY-52).
 * @throws ProblemError 422
 */
export function assertMutualPartners(
  entries: readonly { id: string; partner?: string | null }[],
): void {
  const partners = new Map(entries.map(({ id, partner = null }) => [id, partner]));
  for (const [id, partner] of partners) {
    const violation = findChosenPartnerViolation(id, partner, partners.get(partner ?? '') ?? null);
    if (violation) throw new ProblemError(422, PAIR_VIOLATION_TEXTS[violation]);
  }
}

/**
 * Returns the person in stored form, with names without invisible characters.
 * @param path the person's path within the request's body; empty for the body itself
 * @throws ProblemError 422 when the person breaks a rule
 */
export function normalizePerson<Person extends EntryPerson>(person: Person, path = ''): Person {
  const trimmed = {
    ...person,
    givenName: cleanName(person.givenName),
    familyName: cleanName(person.familyName),
  };
  const errors = validateFields<EntryPerson>(personRules, trimmed);
  const messages = Object.values(errors);
  if (messages.length === 0) return trimmed;
  const byPath = Object.fromEntries(
    Object.entries(errors).map(([field, message]): [string, string] => [
      joinBodyPath(path, field),
      message,
    ]),
  );
  throw new ProblemError(422, `Проверьте данные. ${messages.join('. ')}.`, byPath);
}

/**
 * Returns the change to undo (ROSTER-14).
 * @throws ProblemError 422 for an unknown change, or one that cannot be undone this way
 */
export async function getChangeToUndo(
  { plays, tournament }: { plays: PlayRepository; tournament: { id: number } },
  id: string,
): Promise<PlayChange> {
  const change = await plays.findChange(tournament.id, id);
  if (!change) throw new ProblemError(422, 'Такого изменения в истории состава нет.');
  if (change.events.some(({ kind }) => kind === 'personCorrected')) {
    throw new ProblemError(422, 'Исправление данных игрока отменяют новым исправлением.');
  }
  return change;
}

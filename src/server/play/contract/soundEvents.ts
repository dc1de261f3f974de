import { generateKeyBetween } from 'fractional-indexing';
import type { EntryChangedEvent } from '../../../domain/play/log/events';
import { isUndoOnly } from '../../../domain/play/roster/entryEvents';
import { ProblemError } from '../../lib/problem';

function isRank(text: string): boolean {
  try {
    return generateKeyBetween(text, null) > text;
  } catch {
    return false;
  }
}

/**
 * Refuses an event without a change, or with different fields in `from` and `to`.
 * @throws ProblemError 422
 */
export function assertSameFields({ from, to }: { from: object; to: object }): void {
  const names = Object.keys(to);
  if (names.length > 0 && Object.keys(from).sort().join() === names.sort().join()) return;
  throw new ProblemError(422, 'В событии from и to должны называть одни и те же поля.');
}

/**
 * Refuses a rank that cannot be ordered, and statuses that only an undo may set.
 * @throws ProblemError 422
 */
export function assertSoundEntryChange(event: EntryChangedEvent): void {
  assertSameFields(event);
  if (isUndoOnly(event)) throw new ProblemError(422, 'Записи не удаляют: их отклоняют.');
  const { rank } = event.to;
  if (rank !== undefined && !isRank(rank)) throw new ProblemError(422, 'Неверный порядок записи.');
}

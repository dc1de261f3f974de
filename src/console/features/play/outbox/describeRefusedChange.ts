import { findPlayConflicts } from '../../../../domain/play/changes/playConflicts';
import { describeChange } from '../../../../domain/play/changes/describeChange';
import { formatFullName } from '../../../../domain/play/people/names';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { createRoundLookup } from '../../../../domain/play/model/roundName';
import { createLookupInEvents } from '../../../../domain/play/changes/kindTexts/roundTexts';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { OutboxItem } from '../../../../domain/play/changes/outboxQueue';

/**
 * The requested change and the current value. If no value conflicts, the server's reason (ROSTER-16).
 * @param play as the server has it
 */
export function describeRefusedChange(
  { events, undoes, persons, refusal }: OutboxItem,
  play: Play,
  nameOf: (entryId: string) => string,
): { wanted: string; now: string } {
  if (persons)
    return { wanted: `Новые игроки: ${persons.map(formatFullName).join(', ')}`, now: refusal! };
  const roundOf = createLookupInEvents(events, createRoundLookup(play.rounds));
  const wanted = describeChange({ events, undoes }, nameOf, roundOf);
  const contested = findPlayConflicts(events, toPlayState(play));
  const [first] = contested;
  // With a single conflict, one sentence states both values.
  if (first?.place && wanted.length === 1 && contested.length === 1)
    return { wanted: first.place, now: first.text };
  const said = contested.map(({ place, text }) => (place ? `${place}. ${text}` : text));
  return {
    wanted: wanted.join('. '),
    now: said.length > 0 ? said.join('. ') : refusal!,
  };
}

import { contestedBy } from '../../../../domain/play/contested';
import { describeChange } from '../../../../domain/play/describeChange';
import { fullName } from '../../../../domain/play/names';
import { stateOf } from '../../../../domain/play/pendingPlay';
import { numberIn } from '../../../../domain/play/round';
import { numberDrawnIn } from '../../../../domain/play/roundTexts';
import type { Play } from '../../../../domain/play/playWire';
import type { OutboxItem } from '../../../state/outbox/outboxQueue';

/**
 * ROSTER-16: what was to be done, and what stands there instead; where nothing does, the server's own reason.
 * @param play as the server has it
 */
export function refusedText(
  { events, undoes, persons, refusal }: OutboxItem,
  play: Play,
  nameOf: (entryId: string) => string,
): { wanted: string; now: string } {
  if (persons)
    return { wanted: `Новые игроки: ${persons.map(fullName).join(', ')}`, now: refusal! };
  const numberOf = (roundId: string) =>
    numberIn(play.rounds)(roundId) ?? numberDrawnIn(events, roundId, numberIn(play.rounds));
  const wanted = describeChange({ events, undoes }, nameOf, numberOf);
  const contested = contestedBy(events, stateOf(play));
  const [first] = contested;
  // Its sentence says both values.
  if (first?.place && wanted.length === 1 && contested.length === 1)
    return { wanted: first.place, now: first.text };
  const said = contested.map(({ place, text }) => (place ? `${place}. ${text}` : text));
  return {
    wanted: wanted.join('. '),
    now: said.length > 0 ? said.join('. ') : refusal!,
  };
}

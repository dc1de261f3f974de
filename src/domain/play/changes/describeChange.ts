import { groupBy } from '../../lib/groupBy';
import type { PlayChange } from '../log/events';
import { getEventGroup } from '../log/eventRegistry';
import type { RoundLookup } from '../model/roundName';
import { describeEvent } from './eventTexts';
import { PROMOTED_TEXT } from './kindTexts/entryTexts';

/**
 * Describes a change in sentences: «Мария Орлова: основной состав → лист ожидания» (ROSTER-14). Entries with equal
 * changes share a sentence; promotions read «Место перешло: Олег Белов».
 * @param nameOf returns the name of an entry by its id
 * @param roundOf returns a round with its number by its id; null when the play no longer has it
 */
export function describeChange(
  { events, undoes }: Pick<PlayChange, 'events' | 'undoes'>,
  nameOf: (entryId: string) => string,
  roundOf: RoundLookup = () => null,
): string[] {
  const lookups = { nameOf, roundOf };
  const describeOthers = (isRoster: boolean) =>
    events
      .filter((event) => !('entryId' in event) && (getEventGroup(event) === 'roster') === isRoster)
      .flatMap((event) => describeEvent(event, lookups));
  const entryEvents = events.filter((event) => 'entryId' in event);
  const groups = groupBy(entryEvents, (event) => describeEvent(event, lookups).join(', '));
  const sentences = [...groups].map(([text, sameEvents]) => {
    const names = [...new Set(sameEvents.map(({ entryId }) => nameOf(entryId)))].join(', ');
    return text === PROMOTED_TEXT ? `Место перешло: ${names}` : `${names}: ${text}`;
  });
  const all = [...describeOthers(true), ...sentences, ...describeOthers(false)];
  return undoes === null ? all : ['Отмена', ...all];
}

import { foldText } from '../../foldText';
import { plural } from '../../plural';
import { fullName } from '../names';
import { nameInCase, type PersonName } from '../nameCases';
import { criteriaOf, decisive } from './criteria';
import { differenceText, equalText } from './criterionTexts';
import { isPair, rowName } from './rowName';
import type { StandingRow } from './standings';

export type PersonOf = (entryId: string) => PersonName;

/** So many are named one by one. */
const NAMED_MAX = 3;
const listed = new Intl.ListFormat('ru');

/** Who plays in a row now. */
const lastOf = ({ entryIds }: StandingRow): string => entryIds.at(-1)!;

/** «Белов», «Белов + Климов» of a fixed pair: who plays now. */
const nameNow = ({ seats }: StandingRow, personOf: PersonOf): string =>
  rowName({ seats: seats.map((seat) => seat.slice(-1)) }, (id) => fullName(personOf(id)));

/** «Белова и Орловой»; null where one of them has no genitive that could be told. */
function inGenitive(
  rows: readonly StandingRow[],
  all: readonly StandingRow[],
  personOf: PersonOf,
): string | null {
  // The word before a pair's names takes the case: «пары Белов + Климов».
  if (rows.some(isPair)) return listed.format(rows.map((row) => `пары ${nameNow(row, personOf)}`));
  const families = all.map((row) => foldText(personOf(lastOf(row)).familyName));
  const isOnly = (name: PersonName) =>
    families.filter((family) => family === foldText(name.familyName)).length === 1;
  const names = rows.map((row) => {
    const person = personOf(lastOf(row));
    return nameInCase(person, 'genitive', !isOnly(person));
  });
  return names.includes(null) ? null : listed.format(names as string[]);
}

/** «Выше Белова», «Выше, чем Константин Шевчук», «Ниже 5 игроков на месте 8». */
function besideText(
  word: 'Выше' | 'Ниже',
  others: readonly StandingRow[],
  all: readonly StandingRow[],
  personOf: PersonOf,
): string {
  if (others.length > NAMED_MAX) {
    const count = others.some(isPair)
      ? plural(others.length, 'пары', 'пар', 'пар')
      : plural(others.length, 'игрока', 'игроков', 'игроков');
    return `${word} ${count} на месте ${others[0]!.place}`;
  }
  const names = inGenitive(others, all, personOf);
  if (names !== null) return `${word} ${names}`;
  return `${word}, чем ${listed.format(others.map((row) => nameNow(row, personOf)))}`;
}

const sentence = (start: string, parts: readonly string[]): string =>
  `${start}: ${parts.filter(Boolean).join(', ')}.`;

function sharedReason(
  tied: readonly StandingRow[],
  ordersByAverage: boolean,
  personOf: PersonOf,
): string {
  const names =
    tied.length > NAMED_MAX
      ? tied.some(isPair)
        ? plural(tied.length, 'пара', 'пары', 'пар')
        : plural(tied.length, 'игрок', 'игрока', 'игроков')
      : listed.format(tied.map((row) => nameNow(row, personOf)));
  return sentence(`Место ${tied[0]!.place} делят ${names}`, [
    equalText(tied[0]!, criteriaOf(ordersByAverage)),
  ]);
}

/**
 * PLAY-7: why a row stands where it does: over the next place, at the end under the one before it.
 * @param rows all of them, as `standings` gives them
 * @param id the row's
 */
export function placeReason(
  rows: readonly StandingRow[],
  id: string,
  { ordersByAverage }: { ordersByAverage: boolean },
  personOf: PersonOf,
): string {
  const row = rows.find((one) => one.id === id);
  if (!row) return '';
  const most = Math.max(...rows.map(({ matches }) => matches));
  if (most === 0 && rows.every(({ points }) => points === 0)) return 'Ещё ничего не сыграно.';
  const atPlace = (place: number) => rows.filter((one) => one.place === place);
  const tied = atPlace(row.place);
  if (row.isShared) return sharedReason(tied, ordersByAverage, personOf);
  const index = rows.indexOf(row);
  const other = rows[index + 1] ?? rows[index - 1];
  if (!other) return 'В таблице больше никого нет.';
  const isAhead = other.place > row.place;
  const criteria = criteriaOf(ordersByAverage);
  const criterion = decisive(row, other, criteria)!;
  return sentence(besideText(isAhead ? 'Выше' : 'Ниже', atPlace(other.place), rows, personOf), [
    equalText(row, criteria.slice(0, criteria.indexOf(criterion))),
    differenceText(criterion, row, other, isAhead ? 'больше' : 'меньше', most),
  ]);
}

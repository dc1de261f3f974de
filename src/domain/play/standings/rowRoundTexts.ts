import { inflectName } from '../people/inflectName';
import { formatFullName } from '../people/names';
import { formatScore } from '../score/formatScore';
import type { StandingsCell, CellMatch } from './cells';
import { formatPoints } from './numberTexts';
import type { PersonLookup } from './describePlace';
import type { RowStats } from './rowStats';
import { isPairRow } from './rowName';

/** «с Зиминым»; «в паре Шевчук» where nobody can tell how the name goes. */
function partnerText(entryId: string, personOf: PersonLookup): string {
  const person = personOf(entryId);
  const name = inflectName(person, 'instrumental');
  // «Со Стрельцовым»: before с or з with another consonant, and before щ.
  const withWord = name && /^([сзшж][бвгджзклмнпрстфхцчшщ]|щ)/i.test(name) ? 'со' : 'с';
  return name === null ? `в паре ${formatFullName(person)}` : `${withWord} ${name}`;
}

const creditText = (credit: number | null): string =>
  credit === null || credit === 0 ? '' : ` +${formatPoints(credit)}`;

/** «против Зимина и Белова»; «соперники Шевчук и Белов» where nobody can tell how a name goes. */
function opponentsText(opponents: readonly string[], personOf: PersonLookup): string {
  const persons = opponents.map(personOf);
  const names = persons.map((person) => inflectName(person, 'genitive'));
  return names.includes(null)
    ? `соперники ${persons.map(formatFullName).join(' и ')}`
    : `против ${names.join(' и ')}`;
}

/** PLAY-7: what a round was for somebody: «с Зиминым 13:11», «отдых +12»; for a pair «против Зимина и Белова 13:11». */
function cellText(
  cell: StandingsCell,
  withWhom: (cell: CellMatch) => string,
  courtNameOf: (court: number) => string,
): string {
  switch (cell.kind) {
    case 'match': {
      const { points, against, mark } = cell;
      return `${withWhom(cell)} ${formatScore({ a: points, b: against, mark })}`;
    }
    case 'underWay':
      return `${withWhom(cell)}, ${placeText(courtNameOf(cell.court))}`;
    case 'notPlayed':
      return `${withWhom(cell)}, не сыгран${creditText(cell.credit)}`;
    case 'rest':
      return `отдых${creditText(cell.credit)}`;
    case 'absent':
      return 'без игры';
  }
}

/** «на корте 2»; a court with a name of its own keeps it: «корт Центральный». */
function placeText(name: string): string {
  const number = /^Корт (\d+)$/.exec(name)?.[1];
  return number ? `на корте ${number}` : `корт «${name}»`;
}

/** PLAY-7: the rounds of a row in words: «1: с Зиминым 13:11». */
export function describeRowRounds(
  row: Pick<RowStats, 'cells' | 'seats'>,
  personOf: PersonLookup,
  courtNameOf: (court: number) => string,
): string[] {
  const withWhom = ({ partner, opponents }: CellMatch) =>
    isPairRow(row) ? opponentsText(opponents, personOf) : partnerText(partner, personOf);
  return row.cells.map((cell, index) => `${index + 1}: ${cellText(cell, withWhom, courtNameOf)}`);
}

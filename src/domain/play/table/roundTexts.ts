import { nameInCase } from '../nameCases';
import { fullName } from '../names';
import { scoreText } from '../score/scoreText';
import type { Cell, InMatch } from './cells';
import { pointsText } from './numberTexts';
import type { PersonOf } from './placeReason';
import type { Figures } from './figures';
import { isPair } from './rowName';

/** «с Зиминым»; «в паре Шевчук» where nobody can tell how the name goes. */
function partnerText(entryId: string, personOf: PersonOf): string {
  const person = personOf(entryId);
  const name = nameInCase(person, 'instrumental');
  // «Со Стрельцовым»: before с or з with another consonant, and before щ.
  const withWord = name && /^([сзшж][бвгджзклмнпрстфхцчшщ]|щ)/i.test(name) ? 'со' : 'с';
  return name === null ? `в паре ${fullName(person)}` : `${withWord} ${name}`;
}

const creditText = (credit: number | null): string =>
  credit === null || credit === 0 ? '' : ` +${pointsText(credit)}`;

/** «против Зимина и Белова»; «соперники Шевчук и Белов» where nobody can tell how a name goes. */
function opponentsText(opponents: readonly string[], personOf: PersonOf): string {
  const persons = opponents.map(personOf);
  const names = persons.map((person) => nameInCase(person, 'genitive'));
  return names.includes(null)
    ? `соперники ${persons.map(fullName).join(' и ')}`
    : `против ${names.join(' и ')}`;
}

/** PLAY-7: what a round was for somebody: «с Зиминым 13:11», «отдых +12»; for a pair «против Зимина и Белова 13:11». */
function cellText(
  cell: Cell,
  withWhom: (cell: InMatch) => string,
  courtNameOf: (court: number) => string,
): string {
  switch (cell.kind) {
    case 'match': {
      const { points, against, mark } = cell;
      return `${withWhom(cell)} ${scoreText({ a: points, b: against, mark })}`;
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
export function roundsInWords(
  row: Pick<Figures, 'cells' | 'seats'>,
  personOf: PersonOf,
  courtNameOf: (court: number) => string,
): string[] {
  const withWhom = ({ partner, opponents }: InMatch) =>
    isPair(row) ? opponentsText(opponents, personOf) : partnerText(partner, personOf);
  return row.cells.map((cell, index) => `${index + 1}: ${cellText(cell, withWhom, courtNameOf)}`);
}

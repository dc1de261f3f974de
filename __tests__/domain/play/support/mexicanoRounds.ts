import type { Pair, MatchResult, Round, RoundTerms } from '../../../../src/domain/play/model/round';

export const TERMS: RoundTerms = {
  scoring: 'total',
  target: 24,
  minutes: 10,
  restCredit: 'half',
};

/** A text such as «Климов+Лунёв 13:11 Сафонова+Белов». It has no score while the match is in progress. */
type MatchLine = string;

const RESULTS: Readonly<Record<string, MatchResult | null>> = {
  '-': null,
  x: { a: 0, b: 0, mark: 'notPlayed' },
};

function parseScore(text: string): MatchResult | null {
  if (text in RESULTS) return RESULTS[text]!;
  const [a = 0, b = 0] = text.replace('!', '').split(':').map(Number);
  return { a, b, mark: text.endsWith('!') ? 'stopped' : null };
}

/**
 * A started round, court by court; the entries' ids are the names.
 * @param lines «!» after a score: stopped, «x»: not played, «-»: in progress
 */
export const createRound = (
  lines: readonly MatchLine[],
  { rests = [], ...terms }: Partial<RoundTerms> & { rests?: readonly string[] } = {},
): Round => ({
  id: lines.join(),
  basis: '',
  seed: 1,
  seeding: [],
  matches: lines.map((line, index) => {
    const [a = '', score = '-', b = ''] = line.split(' ');
    const toPair = (text: string) => text.split('+') as unknown as Pair;
    return { court: index + 1, a: toPair(a), b: toPair(b), result: parseScore(score) };
  }),
  rests,
  start: { at: '2026-11-25T16:00:00.000Z', terms: { ...TERMS, ...terms } },
});

/** Rounds for the pictures: Мексикано with 12 players on 3 courts, in its third round. */
export const ROUNDS: readonly Round[] = [
  createRound([
    'Лунёв+Белов 15:9 Ахметов+Тихомирова',
    'Орлова+Ветров 11:13 Крылова+Зимин',
    'Климов+Сафонова 17:7 Дёмина+Рябова',
  ]),
  createRound([
    'Климов+Лунёв 13:11 Сафонова+Белов',
    'Крылова+Орлова 13:11 Зимин+Ветров',
    'Ахметов+Дёмина 18:6 Тихомирова+Рябова',
  ]),
  createRound([
    'Климов+Ахметов 14:10 Лунёв+Сафонова',
    'Крылова+Дёмина - Белов+Зимин',
    'Орлова+Тихомирова - Ветров+Рябова',
  ]),
];

export const PEOPLE: ReadonlyMap<string, string> = new Map(
  [
    'Артём Климов',
    'Руслан Ахметов',
    'Дмитрий Лунёв',
    'Елена Сафонова',
    'Анна Крылова',
    'Константин Белов',
    'Наталья Дёмина',
    'Мария Орлова',
    'Павел Зимин',
    'Игорь Ветров',
    'Ольга Тихомирова',
    'Светлана Рябова',
  ].map((name) => [name.split(' ')[1]!, name.split(' ')[0]!]),
);

/** Names of the pictures' players. Any other player gets a name without a gender. */
export const getPerson = (entryId: string) => ({
  givenName: PEOPLE.get(entryId) ?? 'Женя',
  familyName: entryId,
});

export const getPlainCourtName = (court: number): string => `Корт ${court}`;

import { foldText } from '../lib/foldText';
import type { Application, Tournament } from '../tournament/tournament';
import { HIT_RANK_WORD_START, HIT_RANK_NONE, rankWord, type HitRank } from './hitRanks';
import { createPhoneRanker } from './phoneRanker';
import type { SearchTerm } from './searchTerms';
import { isOnSpokenDay } from './spokenDay';

type TextFunction<Result> = (text: string) => Result;

/** Caches the result for each text. */
export function memoizeByText<Result>(compute: TextFunction<Result>): TextFunction<Result> {
  const results = new Map<string, Result>();
  return (text) => {
    const stored = results.get(text);
    if (stored !== undefined) return stored;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

/** Cached per list, so that names are folded once for all keystrokes. */
const foldsByList = new WeakMap<readonly Tournament[], TextFunction<string>>();

/** The cached folding function for the names in these tournaments. */
export function getMemoizedTextFold(tournaments: readonly Tournament[]): TextFunction<string> {
  const fold = foldsByList.get(tournaments) ?? memoizeByText(foldText);
  foldsByList.set(tournaments, fold);
  return fold;
}

const rankNone = (): HitRank => HIT_RANK_NONE;

const createTextRanker = (
  { word }: SearchTerm,
  fold: TextFunction<string>,
): TextFunction<HitRank> =>
  word === undefined ? rankNone : memoizeByText((text) => rankWord(fold(text), word));

const createDigitsRanker = ({ digits }: SearchTerm): TextFunction<HitRank> =>
  digits === undefined ? rankNone : createPhoneRanker(digits);

/** Ranks a tournament by one search term, found in its type, organizer, phone, day or start. */
export function createTournamentRanker(
  term: SearchTerm,
  fold: TextFunction<string>,
): (tournament: Tournament) => HitRank {
  const { day, time } = term;
  const rankText = createTextRanker(term, fold);
  const rankPhone = createDigitsRanker(term);
  return ({ tournament_type, date, start_time, organizer_name, organizer_phone }) =>
    (day && isOnSpokenDay(date, day)) || start_time === time
      ? HIT_RANK_WORD_START
      : Math.min(rankText(tournament_type), rankText(organizer_name), rankPhone(organizer_phone));
}

/** Ranks an application by one search term, found in its name or phone. */
export function createApplicationRanker(
  term: SearchTerm,
  fold: TextFunction<string>,
): (application: Application) => HitRank {
  const rankName = createTextRanker(term, fold);
  const rankPhone = createDigitsRanker(term);
  return ({ name, contact_phone }) => Math.min(rankName(name), rankPhone(contact_phone));
}

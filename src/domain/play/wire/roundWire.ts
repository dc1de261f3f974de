import { FINAL_PAIRINGS } from '../../draw/base/pairings';
import { isRecord, toNumber, toText, type UnknownRecord } from '../../lib/coerce';
import { REST_CREDITS, SCORINGS } from '../model/gameSettings';
import {
  FINAL_FOURS,
  RESULT_MARKS,
  type Final,
  type FinalTerms,
  type Match,
  type Pair,
  type MatchResult,
  type Round,
  type RoundStart,
  type SeedingPlace,
} from '../model/round';
import { SCORE_UNITS } from '../model/scoreUnit';
import { parseArray, parseOneOf } from './wireParsers';

/** Parses the result of a match; null for other data. */
export function parseMatchResult(data: unknown): MatchResult | null {
  if (!isRecord(data)) return null;
  const [a, b] = [toNumber(data.a), toNumber(data.b)];
  return a === null || b === null ? null : { a, b, mark: parseOneOf(RESULT_MARKS, data.mark) };
}

function parseFinalTerms(data: UnknownRecord): FinalTerms {
  const unit = parseOneOf(SCORE_UNITS, data.unit);
  return {
    scoring: parseOneOf(SCORINGS, data.scoring) ?? 'timed',
    ...(unit && { unit }),
    target: toNumber(data.target),
    minutes: toNumber(data.minutes) ?? 0,
  };
}

/** Parses the start of a round; null before it. */
export function parseRoundStart(data: unknown): RoundStart | null {
  if (!isRecord(data) || !isRecord(data.terms)) return null;
  const restCredit = parseOneOf(REST_CREDITS, data.terms.restCredit) ?? 'none';
  return { at: toText(data.at), terms: { ...parseFinalTerms(data.terms), restCredit } };
}

/** The choices of a final; null for any other round. */
function parseFinal(data: unknown): Final | null {
  if (!isRecord(data) || !isRecord(data.terms)) return null;
  return {
    fours: parseOneOf(FINAL_FOURS, data.fours) ?? 'all',
    pairing: parseOneOf(FINAL_PAIRINGS, data.pairing) ?? FINAL_PAIRINGS[0],
    terms: parseFinalTerms(data.terms),
  };
}

function parsePair(data: unknown): Pair | null {
  if (!Array.isArray(data) || data.length !== 2) return null;
  return [toText(data[0]), toText(data[1])];
}

function parseMatch(data: unknown): Match | null {
  if (!isRecord(data)) return null;
  const [court, a, b] = [toNumber(data.court), parsePair(data.a), parsePair(data.b)];
  if (court === null || !a || !b) return null;
  return { court, a, b, result: parseMatchResult(data.result) };
}

function parseSeeding(data: unknown): SeedingPlace | null {
  if (!isRecord(data)) return null;
  const place = toNumber(data.place);
  return place === null ? null : { entryId: toText(data.entryId), place };
}

/** Parses a round; null for data of another shape. */
export function parseRound(data: unknown): Round | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  const final = parseFinal(data.final);
  return {
    id: data.id,
    basis: toText(data.basis),
    seed: toNumber(data.seed) ?? 0,
    seeding: parseArray(data.seeding, parseSeeding),
    matches: parseArray(data.matches, parseMatch),
    rests: parseArray(data.rests, toText),
    ...(data.isManual === true && { isManual: true as const }),
    ...(final && { final }),
    start: parseRoundStart(data.start),
  };
}

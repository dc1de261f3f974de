import { isRecord, toNumber, toText } from '../../lib/coerce';
import { REST_CREDITS, SCORINGS } from '../model/gameSettings';
import {
  RESULT_MARKS,
  type Match,
  type Pair,
  type MatchResult,
  type Round,
  type RoundStart,
  type SeedingPlace,
} from '../model/round';
import { SCORE_UNITS } from '../model/scoreUnit';
import { parseArray, parseOneOf } from './wireParsers';

/** The result of a match, or null. */
export function parseMatchResult(data: unknown): MatchResult | null {
  if (!isRecord(data)) return null;
  const [a, b] = [toNumber(data.a), toNumber(data.b)];
  return a === null || b === null ? null : { a, b, mark: parseOneOf(RESULT_MARKS, data.mark) };
}

/** The start of a round; null before it. */
export function parseRoundStart(data: unknown): RoundStart | null {
  if (!isRecord(data) || !isRecord(data.terms)) return null;
  const { scoring, target, minutes, restCredit } = data.terms;
  const unit = parseOneOf(SCORE_UNITS, data.terms.unit);
  return {
    at: toText(data.at),
    terms: {
      scoring: parseOneOf(SCORINGS, scoring) ?? 'timed',
      ...(unit && { unit }),
      target: toNumber(target),
      minutes: toNumber(minutes) ?? 0,
      restCredit: parseOneOf(REST_CREDITS, restCredit) ?? 'none',
    },
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

/** A round; null for data of another shape. */
export function parseRound(data: unknown): Round | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  return {
    id: data.id,
    basis: toText(data.basis),
    seed: toNumber(data.seed) ?? 0,
    seeding: parseArray(data.seeding, parseSeeding),
    matches: parseArray(data.matches, parseMatch),
    rests: parseArray(data.rests, toText),
    ...(data.isManual === true && { isManual: true as const }),
    start: parseRoundStart(data.start),
  };
}

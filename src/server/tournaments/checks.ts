import { cleanName } from '../../domain/lib/cleanName';
import { FIELD_NAMES, TOURNAMENT_FIELDS } from '../../domain/tournament/tournamentFields';
import {
  applicationRules,
  validateFields,
  SHARED_MESSAGES,
  createTournamentRules,
} from '../../domain/tournament/rules';
import type {
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../domain/tournament/tournament';
import {
  listChangedFields,
  pickFromRequest,
  toRequestFromTournament,
} from '../../domain/tournament/formValues';
import { ProblemError } from '../lib/problem';

const LABELS: Record<string, string> = Object.fromEntries(
  FIELD_NAMES.map((name) => [TOURNAMENT_FIELDS[name].requestName, TOURNAMENT_FIELDS[name].label]),
);

const APPLICATION_LABELS: Record<keyof ApplicationRequest, string> = {
  name: 'Имя игрока',
  level: 'Уровень',
  contactPhone: 'Телефон игрока',
  userId: 'Идентификатор игрока',
};

/** Makes a sentence of a rule's message. Most messages name their field. */
function formatSentence(message: string, label: string | undefined): string {
  if (!SHARED_MESSAGES.has(message)) return `${message}.`;
  return `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`;
}

/**
 * Checks that a request breaks no rule.
 * @throws ProblemError 422 when one is broken
 */
function assertValid(errors: Record<string, string>, labels: Record<string, string>): void {
  const broken = Object.entries(errors);
  if (broken.length === 0) return;
  const sentences = broken.map(([field, message]) => formatSentence(message, labels[field]));
  throw new ProblemError(422, `Проверьте данные. ${sentences.join(' ')}`, errors);
}

/** Returns the stored form: names without invisible characters, and null in place of empty optional texts. */
function normalize<Request extends Partial<TournamentRequest>>(request: Request): Request {
  const normalised: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    const { requestName, kind, isOptional } = TOURNAMENT_FIELDS[name];
    const value = request[requestName];
    if (value === undefined) continue;
    const text = kind === 'name' && typeof value === 'string' ? cleanName(value) : value;
    normalised[requestName] = isOptional && text === '' ? null : text;
  }
  return normalised as Request;
}

/** The rules of the last day are cached, because building them takes longer than applying them. */
let rulesOfDay = { day: '', rules: createTournamentRules('') };

function createRules(day: string) {
  if (rulesOfDay.day !== day) rulesOfDay = { day, rules: createTournamentRules(day) };
  return rulesOfDay.rules;
}

/**
 * Returns a new tournament in stored form.
 * @param today yyyy-MM-dd in the club's time zone
 * @throws ProblemError 422 when the request breaks a rule
 */
export function normalizeTournament(request: TournamentRequest, today: string): TournamentRequest {
  const normalised = normalize(request);
  assertValid(validateFields(createRules(today), normalised), LABELS);
  return normalised;
}

/**
 * Returns the fields that a request changes in a stored tournament. Empty for equal values (EDIT-2, WIRE-4). Rules of
 * unchanged fields do not apply.
 * @throws ProblemError 422 when the request breaks a rule
 */
export function diffTournamentRequest(
  stored: Tournament,
  request: Partial<TournamentRequest>,
  today: string,
): Partial<TournamentRequest> {
  const before = toRequestFromTournament(stored);
  const after = { ...before, ...normalize(request) };
  const changed = listChangedFields(before, after);
  assertValid(validateFields(createTournamentRules(today, changed), after), LABELS);
  return pickFromRequest(after, changed);
}

/**
 * Returns a player's application in stored form.
 * @throws ProblemError 422 when the request breaks a rule
 */
export function normalizeApplication(request: ApplicationRequest): ApplicationRequest {
  const normalised = { ...request, name: cleanName(request.name) };
  assertValid(validateFields(applicationRules, normalised), APPLICATION_LABELS);
  return normalised;
}

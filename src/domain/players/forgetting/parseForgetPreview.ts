import { isRecord, toText } from '../../lib/coerce';
import { parseArray, createNumberOrDefaultParser } from '../../play/wire/wireParsers';
import type { ForgetPreview, UpcomingTournament } from './forgetWire';

const parseCount = createNumberOrDefaultParser(0);

const parseOpenTournament = (data: unknown): UpcomingTournament | null =>
  isRecord(data)
    ? { id: parseCount(data.id), date: toText(data.date), startTime: toText(data.startTime) }
    : null;

/** PLAYER-61: what the server says would be replaced; null for what says nothing. */
export function parseForgetPreview(data: unknown): ForgetPreview | null {
  if (!isRecord(data)) return null;
  return {
    entries: parseCount(data.entries),
    applications: parseCount(data.applications),
    organized: parseCount(data.organized),
    historyLines: parseCount(data.historyLines),
    keptAnswers: parseCount(data.keptAnswers),
    invitations: parseCount(data.invitations),
    wishes: parseCount(data.wishes),
    hasNote: data.hasNote === true,
    players: parseCount(data.players),
    openTournaments: parseArray(data.openTournaments, parseOpenTournament),
  };
}

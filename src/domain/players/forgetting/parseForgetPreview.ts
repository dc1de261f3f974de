import { isRecord, toText } from '../../lib/coerce';
import { parseList, createNumberParser } from '../../play/wire/wireParsers';
import type { ForgetPreview, OpenTournament } from './forgetWire';

const count = createNumberParser(0);

const openTournament = (data: unknown): OpenTournament | null =>
  isRecord(data)
    ? { id: count(data.id), date: toText(data.date), startTime: toText(data.startTime) }
    : null;

/** PLAYER-61: what the server says would be replaced; null for what says nothing. */
export function parseForgetPreview(data: unknown): ForgetPreview | null {
  if (!isRecord(data)) return null;
  return {
    entries: count(data.entries),
    applications: count(data.applications),
    organized: count(data.organized),
    historyLines: count(data.historyLines),
    keptAnswers: count(data.keptAnswers),
    invitations: count(data.invitations),
    wishes: count(data.wishes),
    hasNote: data.hasNote === true,
    players: count(data.players),
    openTournaments: parseList(data.openTournaments, openTournament),
  };
}

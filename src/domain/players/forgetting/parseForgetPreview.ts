import { isRecord, toText } from '../../lib/coerce';
import { parseArray, toNumberOrZero } from '../../play/wire/wireParsers';
import type { ForgetPreview, UpcomingTournament } from './forgetWire';

const parseOpenTournament = (data: unknown): UpcomingTournament | null =>
  isRecord(data)
    ? { id: toNumberOrZero(data.id), date: toText(data.date), startTime: toText(data.startTime) }
    : null;

/** Parses the numbers of items to replace; null for data of another shape (PLAYER-61). */
export function parseForgetPreview(data: unknown): ForgetPreview | null {
  if (!isRecord(data)) return null;
  return {
    entries: toNumberOrZero(data.entries),
    applications: toNumberOrZero(data.applications),
    organized: toNumberOrZero(data.organized),
    historyLines: toNumberOrZero(data.historyLines),
    keptAnswers: toNumberOrZero(data.keptAnswers),
    invitations: toNumberOrZero(data.invitations),
    wishes: toNumberOrZero(data.wishes),
    hasNote: data.hasNote === true,
    players: toNumberOrZero(data.players),
    openTournaments: parseArray(data.openTournaments, parseOpenTournament),
  };
}

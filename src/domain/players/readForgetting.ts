import { isRecord, toText } from '../coerce';
import { listOf, numberOr } from '../play/wireReaders';
import type { ForgettingPreview, OpenTournament } from './forgettingWire';

const count = numberOr(0);

const openTournament = (data: unknown): OpenTournament | null =>
  isRecord(data)
    ? { id: count(data.id), date: toText(data.date), startTime: toText(data.startTime) }
    : null;

/** PLAYER-61: what the server says would be replaced; null for what says nothing. */
export function parseForgetting(data: unknown): ForgettingPreview | null {
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
    openTournaments: listOf(data.openTournaments, openTournament),
  };
}

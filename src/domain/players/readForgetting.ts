import { isRecord, toNumber, toText } from '../coerce';
import { listOf, numberOr } from '../play/wireReaders';
import type { ForgettingPreview, ForgottenPlayer, OpenTournament } from './forgettingWire';

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

/** PLAYER-77: who was forgotten; null for what is no list. */
export const parseForgotten = (data: unknown): ForgottenPlayer[] | null =>
  Array.isArray(data)
    ? listOf(data, (one) =>
        isRecord(one) && typeof one.id === 'string'
          ? { id: one.id, at: toText(one.at), tournamentIds: listOf(one.tournamentIds, toNumber) }
          : null,
      )
    : null;

import { isRecord, toNumber, toText } from '../../lib/coerce';
import type { ForgottenPlayer } from './forgetWire';

const parseIds = (data: unknown): number[] =>
  Array.isArray(data) ? data.flatMap((id: unknown) => toNumber(id) ?? []) : [];

/** Parses the forgotten people; null when the data is no array (PLAYER-77). */
export const parseForgottenPlayers = (data: unknown): ForgottenPlayer[] | null =>
  Array.isArray(data)
    ? data.flatMap((one: unknown) =>
        isRecord(one) && typeof one.id === 'string'
          ? { id: one.id, at: toText(one.at), tournamentIds: parseIds(one.tournamentIds) }
          : [],
      )
    : null;

import { isDeepStrictEqual } from 'node:util';
import {
  anonymiseResponse,
  anonymiseFieldChange,
  isIdentityMatch,
  isOwnOrganizerNameChange,
} from '../../../domain/players/forgetting/anonymise';
import type { UpcomingTournament } from '../../../domain/players/forgetting/forgetWire';
import type { FieldChange } from '../../../domain/editing/history';
import type { ClubDatabase } from '../../db/tables';
import type { PersonRecords } from './personRecords';

type Organized = UpcomingTournament & { isOpen: boolean };
type Line = { id: number; changes: string };
type ResponseWithPerson = { username: string; key: string; answer: string };

/** Places outside rosters and applications that contain a person, each with its replacement. */
export type PersonMentions = {
  organized: Organized[];
  lines: Line[];
  answers: ResponseWithPerson[];
};

/** Lists tournaments that the person organizes, including those in the trash. */
async function listOrganized(
  database: ClubDatabase,
  { identity }: PersonRecords,
  today: string,
): Promise<Organized[]> {
  const rows = await database
    .selectFrom('tournaments')
    .select(['id', 'date', 'start_time as startTime', 'organizer_name', 'organizer_phone'])
    .select('deleted_at')
    .where('organizer_phone', 'in', [...identity.phones])
    .orderBy('date')
    .execute();
  return rows
    .filter((row) => isIdentityMatch(identity, row.organizer_name, row.organizer_phone))
    .map(({ id, date, startTime, deleted_at }) => ({
      id,
      date,
      startTime,
      isOpen: deleted_at === null && date >= today,
    }));
}

/** Lists the lines of the histories that contain the person, including those of deleted tournaments. */
async function listHistoryLines(
  database: ClubDatabase,
  { identity }: PersonRecords,
): Promise<Line[]> {
  const candidates = await database
    .selectFrom('tournament_history')
    .select('tournament_id')
    .distinct()
    .where(({ or, eb }) =>
      or([...identity.phones].map((phone) => eb('changes', 'like', `%${phone}%`))),
    )
    .execute();
  const lines: Line[] = [];
  for (const { tournament_id } of candidates) {
    const rows = await database
      .selectFrom('tournament_history')
      .select(['id', 'changes'])
      .where('tournament_id', '=', tournament_id)
      .execute();
    const history = rows.map(({ id, changes }) => ({
      id,
      changes: JSON.parse(changes) as FieldChange[],
    }));
    // The same phone with another name belongs to another person, whose name remains.
    if (
      !history.some(({ changes }) =>
        changes.some((change) => isOwnOrganizerNameChange(identity, change)),
      )
    ) {
      continue;
    }
    for (const { id, changes } of history) {
      const without = changes.map((change) => anonymiseFieldChange(identity, change));
      if (!isDeepStrictEqual(without, changes)) {
        lines.push({ id, changes: JSON.stringify(without) });
      }
    }
  }
  return lines;
}

/** Lists the stored responses of the last day that contain the person. */
async function listResponses(
  database: ClubDatabase,
  { identity }: PersonRecords,
): Promise<ResponseWithPerson[]> {
  const rows = await database
    .selectFrom('idempotency_keys')
    .select(['username', 'key', 'answer'])
    .where(({ or, eb }) =>
      or([...identity.phones].map((phone) => eb('answer', 'like', `%${phone}%`))),
    )
    .execute();
  return rows.flatMap((row) => {
    const parsed = JSON.parse(row.answer) as Record<string, unknown>;
    const answer = JSON.stringify(anonymiseResponse(identity, parsed));
    return answer === row.answer ? [] : [{ ...row, answer }];
  });
}

/** Finds a person outside rosters and applications. Each such place contains a phone. */
export async function findPersonMentions(
  database: ClubDatabase,
  records: PersonRecords,
  today: string,
): Promise<PersonMentions> {
  if (records.identity.phones.size === 0) return { organized: [], lines: [], answers: [] };
  return {
    organized: await listOrganized(database, records, today),
    lines: await listHistoryLines(database, records),
    answers: await listResponses(database, records),
  };
}

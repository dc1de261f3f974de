import { toDay } from '../../../domain/dates/dates';
import type { FieldChange } from '../../../domain/editing/history';
import {
  buildPlayerExport,
  type PlayerExportSource,
  type PlayWithRoster,
} from '../../../domain/players/export/buildPlayerExport';
import type { PlayerExport } from '../../../domain/players/export/exportWire';
import type { ClubDatabase } from '../../db/tables';
import { withTransaction } from '../../db/withTransaction';
import { getIsoNow } from '../../lib/clock';
import { createEntryRepository } from '../../play/entries/entryRepository';
import { readFoldedPlay } from '../../play/log/playStates';
import { findPersonMentions } from '../forgetting/findPersonMentions';
import { findPersonRecords, type PersonRecords } from '../forgetting/personRecords';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { createPlayerNotFound } from '../identity/createPlayerNotFound';
import { parseCorrection } from '../identity/playerCorrections';
import { readPlayerAliases } from '../identity/playerAliases';
import type { PlayersDependencies } from '../profiles/playerList';
import type { Ratings } from '../rating/ratings';
import { createExportRepository } from './exportRepository';

async function readPlay(database: ClubDatabase, tournamentId: number): Promise<PlayWithRoster> {
  const rows = await createEntryRepository(database).listByTournament(tournamentId);
  return {
    tournamentId,
    state: (await readFoldedPlay(database, tournamentId)).rosterState,
    entries: rows.map(({ id, phone, level, source, ...row }) => ({
      ...{ id, phone, level, source },
      givenName: row.given_name,
      familyName: row.family_name,
      consentVersion: row.consent_version,
      publicNameConsent: row.public_name_consent,
      createdAt: row.created_at,
    })),
  };
}

async function readWishes(
  database: ClubDatabase,
  { playerIds }: PersonRecords,
): Promise<Pick<PlayerExportSource, 'wishes' | 'names'>> {
  const repository = createExportRepository(database);
  const own = new Set(playerIds);
  const wishes = (await repository.listWishes(playerIds)).map(({ one, other, kind }) => ({
    otherId: own.has(one) ? other : one,
    kind,
  }));
  const names = await repository.listNames(wishes.map(({ otherId }) => otherId));
  return { wishes, names: new Map(names.map(({ id, ...name }) => [id!, name])) };
}

async function read(
  database: ClubDatabase,
  records: PersonRecords,
  today: string,
): Promise<Omit<PlayerExportSource, 'madeAt' | 'rating' | 'form'>> {
  const repository = createExportRepository(database);
  const { playerIds, entries, identity } = records;
  const { organized, lines } = await findPersonMentions(database, records, today);
  const applications = await repository.listApplications(records.applications.map(({ id }) => id));
  const invitations = await repository.listInvitations(playerIds);
  const organizedIds = organized.map(({ id }) => id);
  const played = [...new Set(entries.map(({ tournamentId }) => tournamentId))];
  const tournaments = await repository.listTournaments([
    ...played,
    ...organizedIds,
    ...[...applications, ...invitations].map(({ tournamentId }) => tournamentId),
  ]);
  const plays: PlayWithRoster[] = [];
  for (const tournamentId of played) plays.push(await readPlay(database, tournamentId));
  const history = await repository.listHistory(lines.map(({ id }) => id));
  return {
    ...{ identity, tournaments, plays, organizedIds, invitations },
    players: (await repository.listPlayers(playerIds)).map((one) => ({
      ...one,
      correction: parseCorrection(one.correction),
    })),
    applications: applications.map((one) => ({ ...one, userId: String(one.userId) })),
    entryIds: new Set(entries.map(({ id }) => id)),
    history: history.map(({ changes, ...line }) => ({
      ...line,
      changes: JSON.parse(changes) as FieldChange[],
    })),
    ...(await readWishes(database, records)),
  };
}

type Dependencies = PlayersDependencies & { readRatings: () => Promise<Ratings> };

/** Creates the export of all data that the club keeps about a player, under any of the merged ids (PLAYER-71). */
export function createPlayerExporter({ database, clock, timeZone, readRatings }: Dependencies) {
  /**
   * Exports a player.
   * @throws ProblemError 404
   */
  return async (id: string): Promise<PlayerExport> => {
    await assignPlayersToEntries(database, clock);
    const { levels, form } = await readRatings();
    const mergedId = (await readPlayerAliases(database)).resolve(id);
    const person = await withTransaction(database, async (transaction) => {
      const records = await findPersonRecords(transaction, id);
      if (!records) throw createPlayerNotFound();
      return read(transaction, records, toDay(clock(), timeZone));
    });
    return buildPlayerExport({
      ...person,
      madeAt: getIsoNow(clock),
      rating: levels.get(mergedId) ?? null,
      form: (form.get(mergedId) ?? []).map(({ date, level }) => ({ date, level })),
    });
  };
}

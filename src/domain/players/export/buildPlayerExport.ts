import type { WishKind } from '../../draw/base/wishes';
import type { FieldChange } from '../../editing/history';
import type { PlayState } from '../../play/log/playState';
import type { EntryPerson } from '../../play/model/entry';
import { createPublicNames } from '../../play/people/names';
import { createPublicNameLookup } from '../../play/people/playNames';
import { findPartner } from '../../play/roster/partnerMode';
import { computePlayerResult } from '../card/playerResult';
import { listOwnValuesInChanges, type Identity } from '../forgetting/anonymise';
import { listExportedMatches } from './exportedMatches';
import type {
  ExportedApplication,
  ExportedEntry,
  ExportedTournamentReference,
  PlayerExport,
} from './exportWire';

type OfTournament = { tournamentId: number };

/** A play in which the person takes part, with all people of its roster. */
export type PlayWithRoster = OfTournament & {
  state: PlayState;
  entries: readonly (EntryPerson &
    Pick<ExportedEntry, 'id' | 'source' | 'consentVersion' | 'publicNameConsent' | 'createdAt'>)[];
};

/** Stored data from which the export of a person is built. */
export type PlayerExportSource = Pick<PlayerExport, 'madeAt' | 'players' | 'rating' | 'form'> & {
  identity: Identity;
  /** The tournaments to which the other data refers. */
  tournaments: readonly (ExportedTournamentReference & { name: string; phone: string })[];
  applications: readonly (OfTournament & Omit<ExportedApplication, 'tournament'>)[];
  plays: readonly PlayWithRoster[];
  /** Ids of the person's entries. */
  entryIds: ReadonlySet<string>;
  /** Ids of tournaments that the person organized. */
  organizedIds: readonly number[];
  history: readonly (OfTournament & { at: string; changes: readonly FieldChange[] })[];
  invitations: readonly (OfTournament & { at: string })[];
  wishes: readonly { otherId: string; kind: WishKind }[];
  /** Names of the players in the person's wishes, by player id. */
  names: ReadonlyMap<string, Pick<EntryPerson, 'givenName' | 'familyName'>>;
};

type GetTournament = (tournamentId: number) => ExportedTournamentReference;

function listExportedEntries(
  { tournamentId, state, entries }: PlayWithRoster,
  entryIds: ReadonlySet<string>,
  getTournament: GetTournament,
): ExportedEntry[] {
  const nameOf = createPublicNameLookup(entries, state.settings);
  return entries
    .filter(({ id }) => entryIds.has(id) && state.entries[id])
    .map((entry) => {
      const { status, attendance, sex, fee, payment, paid, isRefunded } = state.entries[entry.id]!;
      const { place, of, points, unit } = computePlayerResult(state, entry.id);
      const partner = findPartner(state, entry.id);
      return {
        tournament: getTournament(tournamentId),
        ...entry,
        ...{ status, attendance, sex, fee, payment, paid, isRefunded },
        partner: partner === null ? null : nameOf(partner),
        ...{ place, of, points, unit },
        matches: listExportedMatches(state, entry.id, nameOf),
      };
    });
}

/** Builds the export of a person (PLAYER-71). Other people appear with their public names. */
export function buildPlayerExport(stored: PlayerExportSource): PlayerExport {
  const { madeAt, players, rating, form, identity, entryIds } = stored;
  const tournaments = new Map(stored.tournaments.map((one) => [one.tournamentId, one]));
  const getTournament: GetTournament = (id) => {
    const { tournamentId, date, startTime, tournamentType } = tournaments.get(id)!;
    return { tournamentId, date, startTime, tournamentType };
  };
  const addTournament = <Row extends OfTournament>({ tournamentId, ...row }: Row) => ({
    tournament: getTournament(tournamentId),
    ...row,
  });
  const names = createPublicNames(stored.names);
  return {
    madeAt,
    players,
    applications: stored.applications.map(addTournament),
    entries: stored.plays.flatMap((play) => listExportedEntries(play, entryIds, getTournament)),
    organized: stored.organizedIds.map((id) => {
      const { name, phone } = tournaments.get(id)!;
      return { tournament: getTournament(id), name, phone };
    }),
    history: stored.history.map(({ tournamentId, at, changes }) => ({
      tournamentId,
      at,
      values: listOwnValuesInChanges(identity, changes),
    })),
    invitations: stored.invitations.map(addTournament),
    wishes: stored.wishes.map(({ otherId, kind }) => ({
      other: names.get(otherId) ?? 'Игрок',
      kind,
    })),
    rating,
    form,
  };
}

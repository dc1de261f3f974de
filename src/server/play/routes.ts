import type { FastifyInstance } from 'fastify';
import type { CarriedSettings } from '../../domain/play/model/carriedSettings';
import { LINK_PURPOSES } from '../../domain/play/wire/links';
import { requireOneVersion } from '../lib/expectedVersion';
import { getCallerName } from '../sessions/authHook';
import type { WishRequest } from '../players/wishes/entryWishes';
import { requireTournamentId, type TournamentParams } from '../tournaments/tournamentParams';
import {
  addEntries,
  changePlay,
  correctEntry,
  LINK_OPERATIONS,
  listPlays,
  readPlay,
  readPlayHistory,
  renewSignUpLink,
  setUsualSettings,
  setWishes,
  type EntryParams,
  PLAY_CHANGE_BYTES_MAX,
  type CorrectionBody,
} from './contract/operations';
import { createPlays, type AddEntriesRequest, type PlayChangeRequest } from './plays';

type Dependencies = Parameters<typeof createPlays>[0];

/** Registers the calls of a tournament's play (ROSTER-30). */
export function registerPlayRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const plays = createPlays(dependencies);

  app.get('/plays', { config: { operation: listPlays } }, () => plays.listSummaries());

  app.get<TournamentParams>(
    '/tournaments/:id/play',
    { config: { operation: readPlay } },
    ({ params }) => plays.read(requireTournamentId(params.id)),
  );

  app.get<TournamentParams>(
    '/tournaments/:id/play/history',
    { config: { operation: readPlayHistory } },
    ({ params }) => plays.listHistory(requireTournamentId(params.id)),
  );

  app.post<TournamentParams & { Body: PlayChangeRequest }>(
    '/tournaments/:id/play/changes',
    { config: { operation: changePlay }, bodyLimit: PLAY_CHANGE_BYTES_MAX },
    (request) =>
      plays.applyChange(
        requireTournamentId(request.params.id),
        request.body,
        getCallerName(request),
      ),
  );

  app.post<TournamentParams & { Body: AddEntriesRequest }>(
    '/tournaments/:id/play/entries',
    { config: { operation: addEntries } },
    (request) =>
      plays.addDeskEntries(
        requireTournamentId(request.params.id),
        request.body,
        getCallerName(request),
      ),
  );

  app.put<EntryParams & { Body: CorrectionBody }>(
    '/tournaments/:id/play/entries/:entryId',
    { config: { operation: correctEntry } },
    (request) => {
      const { id, entryId } = request.params;
      const { seen, ...person } = request.body;
      const expectedVersion = requireOneVersion(request.headers['if-match'], seen);
      return plays.correctEntry(
        requireTournamentId(id),
        entryId,
        { ...person, expectedVersion },
        getCallerName(request),
      );
    },
  );

  app.put<TournamentParams & { Body: WishRequest }>(
    '/tournaments/:id/play/wishes',
    { config: { operation: setWishes } },
    ({ params, body }) => plays.setWishes(requireTournamentId(params.id), body),
  );

  app.put<TournamentParams & { Body: CarriedSettings }>(
    '/tournaments/:id/play/usual',
    { config: { operation: setUsualSettings } },
    ({ params, body }) => plays.setUsualSettings(requireTournamentId(params.id), body),
  );

  app.post<TournamentParams>(
    '/tournaments/:id/play/link',
    { config: { operation: renewSignUpLink } },
    (request) => plays.renewLink(requireTournamentId(request.params.id)),
  );

  for (const purpose of LINK_PURPOSES) {
    const url = `/tournaments/:id/play/links/${purpose}`;
    const { open, close } = LINK_OPERATIONS[purpose];
    app.post<TournamentParams>(url, { config: { operation: open } }, ({ params }) =>
      plays.setLink(requireTournamentId(params.id), purpose, true),
    );
    app.delete<TournamentParams>(url, { config: { operation: close } }, ({ params }) =>
      plays.setLink(requireTournamentId(params.id), purpose, false),
    );
  }
}

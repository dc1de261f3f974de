import type { FastifyInstance } from 'fastify';
import type { EntryPerson } from '../../domain/play/model/entry';
import { buildExportPage } from '../../domain/players/export/exportPage';
import { requireOneVersion } from '../lib/expectedVersion';
import { isEtagMatch } from '../lib/isEtagMatch';
import {
  correctPlayer,
  mergePlayer,
  readPlayer,
  separatePlayer,
  setPlayerNote,
} from './contract/cardOperations';
import { exportPlayer } from './contract/exportOperations';
import { listPlayers } from './contract/operations';
import { requirePlayerId, type PlayerParams } from './contract/playerParams';
import { createPlayers } from './players';

type Dependencies = Parameters<typeof createPlayers>[0] & {
  /** The club's title, and its legal name if given. */
  title: string;
  legalName?: string;
};

/** Registers the calls of players (PLAYER). */
export function registerPlayerRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { timeZone, title, legalName = title } = dependencies;
  const { list, readCard, readExport, setNote, correct, merge, unmerge } =
    createPlayers(dependencies);

  app.get('/players', { config: { operation: listPlayers } }, async (request, reply) => {
    const etag = await list.readEtag();
    reply.header('etag', etag);
    if (isEtagMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send((await list.readCurrent(etag)).json);
  });

  app.get<PlayerParams>(
    '/players/:playerId',
    { config: { operation: readPlayer } },
    async ({ params }, reply) => {
      const id = requirePlayerId(params.playerId);
      // The tag is read first, because the card may already contain later writes.
      reply.header('etag', await list.readEtag());
      return readCard(id);
    },
  );

  app.get<PlayerParams>(
    '/players/:playerId/export',
    { config: { operation: exportPlayer } },
    async ({ params }) => {
      const data = await readExport(requirePlayerId(params.playerId));
      return { data, page: buildExportPage(data, { club: legalName, zone: timeZone }) };
    },
  );

  app.put<PlayerParams & { Body: { note: string; version?: number } }>(
    '/players/:playerId/note',
    { config: { operation: setPlayerNote } },
    ({ params, headers, body: { note, version } }) =>
      setNote(
        requirePlayerId(params.playerId),
        note,
        requireOneVersion(headers['if-match'], version),
      ),
  );

  app.put<PlayerParams & { Body: Partial<EntryPerson> }>(
    '/players/:playerId/correction',
    { config: { operation: correctPlayer } },
    ({ params, headers, body }) =>
      correct(
        requirePlayerId(params.playerId),
        body,
        requireOneVersion(headers['if-match'], undefined),
      ),
  );

  app.post<PlayerParams & { Body: { into: string } }>(
    '/players/:playerId/merge',
    { config: { operation: mergePlayer } },
    ({ params, body }) => merge(requirePlayerId(params.playerId), body.into),
  );

  app.delete<PlayerParams>(
    '/players/:playerId/merge',
    { config: { operation: separatePlayer } },
    ({ params }) => unmerge(requirePlayerId(params.playerId)),
  );
}

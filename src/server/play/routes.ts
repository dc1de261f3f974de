import type { FastifyInstance } from 'fastify';
import { LINK_PURPOSES } from '../../domain/play/links';
import { callerOf } from '../sessions/authHook';
import type { WishRequest } from '../players/entryWishes';
import { idOf, type ById } from '../tournaments/tournamentId';
import { correctionSchema, type CorrectionBody } from './correctionSchema';
import {
  addEntries,
  changePlay,
  correctEntry,
  LINKS,
  listPlays,
  readPlay,
  readPlayHistory,
  renewSignUpLink,
  setWishes,
  type ByEntry,
} from './operations';
import { makePlays, type AddRequest, type ChangeRequest } from './plays';
import type { PlayDependencies } from './playWork';
import { addSchema, CHANGE_LIMIT, changeSchema, wishSchema } from './schemas';

/** ROSTER-30: the calls of a tournament's play. */
export function playRoutes(app: FastifyInstance, dependencies: PlayDependencies): void {
  const plays = makePlays(dependencies);

  app.get('/plays', { config: { operation: listPlays } }, () => plays.summaries());

  app.get<ById>('/tournaments/:id/play', { config: { operation: readPlay } }, ({ params }) =>
    plays.read(idOf(params.id)),
  );

  app.get<ById>(
    '/tournaments/:id/play/history',
    { config: { operation: readPlayHistory } },
    ({ params }) => plays.history(idOf(params.id)),
  );

  app.post<ById & { Body: ChangeRequest }>(
    '/tournaments/:id/play/changes',
    {
      schema: { body: changeSchema },
      config: { operation: changePlay },
      bodyLimit: CHANGE_LIMIT,
    },
    (request) => plays.change(idOf(request.params.id), request.body, callerOf(request)),
  );

  app.post<ById & { Body: AddRequest }>(
    '/tournaments/:id/play/entries',
    { schema: { body: addSchema }, config: { operation: addEntries } },
    (request) => plays.add(idOf(request.params.id), request.body, callerOf(request)),
  );

  app.put<ByEntry & { Body: CorrectionBody }>(
    '/tournaments/:id/play/entries/:entryId',
    { schema: { body: correctionSchema }, config: { operation: correctEntry } },
    (request) => {
      const { id, entryId } = request.params;
      const { seen: expectedVersion, ...person } = request.body;
      const correction = { ...person, expectedVersion };
      return plays.correct(idOf(id), entryId, correction, callerOf(request));
    },
  );

  app.put<ById & { Body: WishRequest }>(
    '/tournaments/:id/play/wishes',
    { schema: { body: wishSchema }, config: { operation: setWishes } },
    ({ params, body }) => plays.setWishes(idOf(params.id), body),
  );

  app.post<ById>(
    '/tournaments/:id/play/link',
    { config: { operation: renewSignUpLink } },
    (request) => plays.renewLink(idOf(request.params.id)),
  );

  for (const purpose of LINK_PURPOSES) {
    const url = `/tournaments/:id/play/links/${purpose}`;
    const { open, close } = LINKS[purpose];
    app.post<ById>(url, { config: { operation: open } }, ({ params }) =>
      plays.setLink(idOf(params.id), purpose, true),
    );
    app.delete<ById>(url, { config: { operation: close } }, ({ params }) =>
      plays.setLink(idOf(params.id), purpose, false),
    );
  }
}

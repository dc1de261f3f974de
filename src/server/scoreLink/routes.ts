import type { FastifyInstance } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import type { ScoreLinkResult } from '../../domain/play/scoreLink/acceptLinkResult';
import { formatLinkPath } from '../../domain/play/wire/links';
import { describeScoreLinkRefusal } from '../../domain/play/scoreLink/linkTexts';
import {
  createPadAddress,
  formatPadQuery,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';
import { renderScorePage } from '../../public/pages';
import { registerLimitedPublicRoutes, type PublicRequestsMax } from '../plugins/publicRoutes';
import { readPageAssets } from '../publicPages/assets';
import { getFormField, FORM_BYTES_MAX, type SentFormValues } from '../publicPages/formBodies';
import { sendPage } from '../publicPages/sendPage';
import { configurePageScope } from '../publicPages/configurePageScope';
import { createReceivedFormQueue } from '../publicPages/formQueue';
import { createScoreFormHandler, parsePadQuery, type ScorePageQuery } from './scoreFormHandler';
import { createScoreLinks, createUnknownLinkProblem, type ScoreLinkTarget } from './scoreLinks';
import { uuidSchema } from '../contract/schemaParts';
import { strictObject } from '../contract/strictObject';
import { resultChangeProperties } from '../play/contract/roundSchemas';

type Options = Parameters<typeof createScoreLinks>[0] & {
  title: string;
  consoleFolder: string;
  publicRequestsMax?: PublicRequestsMax;
};

type Page = { Params: { token: string }; Querystring: ScorePageQuery };

const computeEtag = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** A result sent by the page's script (SEEN-17). */
const scoreLinkResultSchema = strictObject('LinkResult', {
  id: uuidSchema('Изменение: повтор — то же самое.'),
  ...resultChangeProperties,
});

/** Registers the page for entering scores without a sign-in, and the calls of its script (SEEN-13 to SEEN-20). */
function registerPages(scope: FastifyInstance, options: Options): void {
  const { title, consoleFolder } = options;
  const site = { title, assets: readPageAssets(consoleFolder, 'score') };
  const links = createScoreLinks(options);
  const handleForm = createScoreFormHandler(links);
  const runInTurn = createReceivedFormQueue();
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  // With the style of the score pad, a refusal would be larger than allowed (TRUST-73).
  const messageStyle = readPageAssets(consoleFolder, 'page');
  configurePageScope(scope, site, createUnknownLinkProblem, messageStyle);
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    parseJson,
  );

  const renderPage = (
    target: ScoreLinkTarget,
    address: PadAddress,
    problem: string | null = null,
  ) =>
    renderScorePage({
      site,
      title: target.title,
      board: target.board,
      address,
      changeId: randomUUID(),
      problem,
    });

  scope.get<Page>('/:token', async (request, reply) => {
    const target = await links.readTarget(request.params.token);
    return sendPage(request, reply, renderPage(target, parsePadQuery(request.query, target.board)));
  });

  scope.post<Page & { Body: SentFormValues | undefined }>('/:token', async (request, reply) => {
    const { token } = request.params;
    const answer = await runInTurn(token, () => handleForm(token, request.body, request.query));
    if (!answer) {
      const getField = (name: string) => getFormField(request.body, name);
      const saved = formatPadQuery({
        ...createPadAddress(getField('round'), Number(getField('court'))),
        isSaved: true,
      });
      return reply.redirect(formatLinkPath('score', token) + saved, 303);
    }
    const { status, target, address, problem } = answer;
    return sendPage(request, reply.code(status), renderPage(target, address, problem));
  });

  scope.get<Page>('/:token/board', async (request, reply) => {
    const { board } = await links.readTarget(request.params.token);
    const body = JSON.stringify(board);
    const tag = computeEtag(body);
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  scope.post<Page & { Body: ScoreLinkResult }>(
    '/:token/results',
    { schema: { body: scoreLinkResultSchema } },
    async (request, reply) => {
      const { token } = request.params;
      const { tournamentId } = await links.readTarget(token);
      const refusal = await runInTurn(token, () =>
        links.enterResult(tournamentId, token, request.body),
      );
      const { board } = await links.readTarget(token);
      const message = refusal && describeScoreLinkRefusal(refusal);
      return reply.code(refusal ? 409 : 200).send({ board, message });
    },
  );
}

/** Registers the page under /score, with its own limit of requests (TRUST-72). */
export function registerScoreLinkRoutes(app: FastifyInstance, options: Options): void {
  registerLimitedPublicRoutes(app, (open) => registerPages(open, options), {
    ...options,
    group: 'score',
    prefix: '/score',
  });
}

import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import type { ClubDatabase } from '../db/tables';
import { registerPublicRoutes } from '../plugins/publicRoutes';
import { readAssets } from '../publicPages/assets';
import type { FormFields } from '../publicPages/formBodies';
import { sendPage } from '../publicPages/sendPage';
import { configurePageScope } from '../publicPages/configurePageScope';
import { createFormQueue } from '../publicPages/formQueue';
import { toClientKey } from '../sessions/toClientKey';
import { DEFAULT_LIMITS, type SignUpLimits } from './signUpLimits';
import { createSignUpPages } from './signUpPages';
import { createSignUpFormHandler } from './signUpFormHandler';
import { hashEntrySecret, isSecret } from './entrySecrets';
import { createSignUpRepository } from './signUpRepository';
import { createSignUps } from './signUps';
import { createSignUpTargets, type SignUpTarget } from './signUpTargets';

type Options = {
  database: ClubDatabase;
  clock: Clock;
  title: string;
  legalName?: string;
  /** IANA name. */
  timeZone: string;
  calendarHost: string;
  consoleFolder: string;
  signUpLimits?: SignUpLimits;
};

/** A club's network and mobile operators share an address among many people, each with half a dozen requests. */
const REQUESTS_MAX = 600;
/** APPLY-12: seconds, after which it may be quieter. */
const RETRY_AFTER = 600;

const unknownPage = () =>
  new ProblemError(404, 'Такой страницы записи нет. Попросите в клубе новую ссылку.');
const unknownSignUp = () => new ProblemError(404, 'Такой записи нет. Позвоните в клуб.');

type Page = { Params: { token: string } };
type OwnPage = { Params: { token: string; secret: string } };

/** APPLY-1 to APPLY-13: the pages on which players sign up and cancel, without a sign-in. */
function routes(scope: FastifyInstance, options: Options): void {
  const { database, title, signUpLimits: limits = DEFAULT_LIMITS } = options;
  const site = { title, assets: readAssets(options.consoleFolder, 'page') };
  const pages = createSignUpPages({ ...options, site });
  const subjects = createSignUpTargets(options);
  const signUps = createSignUps({ ...options, limits });
  const persons = createSignUpRepository(database);
  const inTurn = createFormQueue();
  configurePageScope(scope, site, unknownPage);

  /** @throws ProblemError 404 */
  async function subjectOf(token: string): Promise<SignUpTarget> {
    const subject = await subjects.byToken(token);
    if (!subject) throw unknownPage();
    return subject;
  }

  /**
   * APPLY-8: whoever has the secret of a sign-up; it holds when the page of its tournament has a new address.
   * @throws ProblemError 404
   */
  async function own(secret: string) {
    const entry = isSecret(secret) ? await persons.byHash(hashEntrySecret(secret)) : undefined;
    const subject = entry && (await subjects.byTournament(entry.tournament_id));
    if (!entry || !subject) throw unknownSignUp();
    return { entry, subject };
  }

  const receive = createSignUpFormHandler({ pages, signUps, subjectOf });

  scope.get<Page>('/:token', async (request, reply) => {
    const subject = await subjectOf(request.params.token);
    return sendPage(request, reply.code(subject.isInTrash ? 410 : 200), pages.signUp(subject));
  });

  scope.get<Page>('/:token/consent', async (request, reply) =>
    sendPage(request, reply, pages.consent(await subjectOf(request.params.token))),
  );

  scope.post<Page & { Body: FormFields | undefined }>('/:token', async (request, reply) => {
    const { token } = request.params;
    const received = { body: request.body, address: toClientKey(request.ip) };
    const answer = await inTurn(token, () => receive(token, received));
    if ('secret' in answer) return reply.redirect(`/apply/${token}/${answer.secret}`, 303);
    if (answer.status === 503) reply.header('retry-after', RETRY_AFTER);
    return sendPage(request, reply.code(answer.status), answer.html);
  });

  scope.get<OwnPage>('/:token/:secret', async (request, reply) => {
    const { token, secret } = request.params;
    const { entry, subject } = await own(secret);
    return sendPage(request, reply, pages.answer(subject, entry, { token, secret }));
  });

  scope.get<OwnPage>('/:token/:secret/tournament.ics', async (request, reply) => {
    const { subject } = await own(request.params.secret);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="tournament.ics"')
      .send(pages.calendar(subject));
  });

  scope.post<OwnPage>('/:token/:secret/cancel', async (request, reply) => {
    const { token, secret } = request.params;
    const { entry, subject } = await own(secret);
    if (!subject.isInTrash) await signUps.cancel(entry.tournament_id, entry.id);
    return reply.redirect(`/apply/${token}/${secret}`, 303);
  });

  scope.post<OwnPage>('/:token/:secret/withdraw-public-name', async (request, reply) => {
    const { token, secret } = request.params;
    const { entry } = await own(secret);
    await signUps.withdrawPublicName(entry.tournament_id, entry.id);
    return reply.redirect(`/apply/${token}/${secret}`, 303);
  });
}

/** Registers the public pages under /apply, with a limit of requests of their own (TRUST-72). */
export function registerSignUpRoutes(app: FastifyInstance, options: Options): void {
  registerPublicRoutes(app, (open) => routes(open, options), {
    prefix: '/apply',
    max: REQUESTS_MAX,
  });
}

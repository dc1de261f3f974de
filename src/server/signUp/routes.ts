import type { FastifyInstance } from 'fastify';
import { findSignUpPosition } from '../../domain/play/signUp/signUpPosition';
import type { Clock } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import type { ClubDatabase } from '../db/tables';
import { getSignUpPath } from '../play/contract/playResponse';
import type { PlayStates } from '../play/log/playStates';
import { registerLimitedPublicRoutes, type PublicRequestsMax } from '../plugins/publicRoutes';
import { readPageAssets } from '../publicPages/assets';
import type { SentFormValues } from '../publicPages/formBodies';
import { sendPage } from '../publicPages/sendPage';
import { configurePageScope } from '../publicPages/configurePageScope';
import { createReceivedFormQueue } from '../publicPages/formQueue';
import { toClientKey } from '../sessions/toClientKey';
import { DEFAULT_SIGN_UP_LIMITS, type SignUpLimits } from './signUpLimits';
import { createSignUpPages } from './signUpPages';
import { createSignUpFormHandler } from './signUpFormHandler';
import { hashEntrySecret, isEntrySecret } from './entrySecrets';
import { createSignUpRepository } from './signUpRepository';
import { createSignUps } from './signUps';
import { createSignUpTargets, type SignUpTarget } from './signUpTargets';

type Options = {
  database: ClubDatabase;
  clock: Clock;
  title: string;
  legalName?: string;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  calendarHost: string;
  consoleFolder: string;
  playStates: PlayStates;
  signUpLimits?: SignUpLimits;
  publicRequestsMax?: PublicRequestsMax;
};

/** Seconds after which a person may try to sign up again (APPLY-12). */
const RETRY_AFTER = 600;

const createPageNotFound = () =>
  new ProblemError(404, 'Такой страницы записи нет. Попросите в клубе новую ссылку.');
const createSignUpNotFound = () => new ProblemError(404, 'Такой записи нет. Позвоните в клуб.');

type Page = { Params: { token: string } };
type OwnPage = { Params: { token: string; secret: string } };

/** Registers the pages on which players sign up and cancel, without a sign-in (APPLY-1 to APPLY-13). */
function registerPages(scope: FastifyInstance, options: Options): void {
  const { database, title, signUpLimits: limits = DEFAULT_SIGN_UP_LIMITS } = options;
  const site = { title, assets: readPageAssets(options.consoleFolder, 'page') };
  const pages = createSignUpPages({ ...options, site });
  const targets = createSignUpTargets(options);
  const signUps = createSignUps({ ...options, limits });
  const persons = createSignUpRepository(database);
  const runInTurn = createReceivedFormQueue();
  configurePageScope(scope, site, createPageNotFound);

  /**
   * Reads the target of a sign-up page.
   * @throws ProblemError 404
   */
  async function readTarget(token: string): Promise<SignUpTarget> {
    const target = await targets.findByToken(token);
    if (!target) throw createPageNotFound();
    return target;
  }

  /**
   * Reads the sign-up of a secret (APPLY-8). The secret stays valid when the sign-up page gets a new address.
   * @throws ProblemError 404
   */
  async function readOwnEntry(secret: string) {
    const entry = isEntrySecret(secret)
      ? await persons.findByHash(hashEntrySecret(secret))
      : undefined;
    const target = entry && (await targets.findByTournament(entry.tournament_id));
    // The play may no longer contain a sign-up under review (APPLY-12).
    if (!entry || !target || !findSignUpPosition(target.play, entry.id))
      throw createSignUpNotFound();
    return { entry, target };
  }

  const handleForm = createSignUpFormHandler({ pages, signUps, readTarget });

  scope.get<Page>('/:token', async (request, reply) => {
    const target = await readTarget(request.params.token);
    return sendPage(request, reply.code(target.isInTrash ? 410 : 200), pages.renderSignUp(target));
  });

  scope.get<Page>('/:token/consent', async (request, reply) =>
    sendPage(request, reply, pages.renderConsent(await readTarget(request.params.token))),
  );

  scope.post<Page & { Body: SentFormValues | undefined }>('/:token', async (request, reply) => {
    const { token } = request.params;
    const received = { body: request.body, address: toClientKey(request.ip) };
    const answer = await runInTurn(token, () => handleForm(token, received));
    if ('secret' in answer) return reply.redirect(`${getSignUpPath(token)}/${answer.secret}`, 303);
    if (answer.status === 503) reply.header('retry-after', RETRY_AFTER);
    return sendPage(request, reply.code(answer.status), answer.html);
  });

  scope.get<OwnPage>('/:token/:secret', async (request, reply) => {
    const { token, secret } = request.params;
    const { entry, target } = await readOwnEntry(secret);
    return sendPage(request, reply, pages.renderEntry(target, entry, { token, secret }));
  });

  scope.get<OwnPage>('/:token/:secret/tournament.ics', async (request, reply) => {
    const { entry, target } = await readOwnEntry(request.params.secret);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="tournament.ics"')
      .send(pages.buildCalendarFile(target, entry));
  });

  scope.post<OwnPage>('/:token/:secret/cancel', async (request, reply) => {
    const { token, secret } = request.params;
    const { entry, target } = await readOwnEntry(secret);
    if (!target.isInTrash) await signUps.cancel(entry.tournament_id, entry.id);
    return reply.redirect(`${getSignUpPath(token)}/${secret}`, 303);
  });

  scope.post<OwnPage>('/:token/:secret/withdraw-public-name', async (request, reply) => {
    const { token, secret } = request.params;
    const { entry } = await readOwnEntry(secret);
    await signUps.withdrawPublicName(entry.tournament_id, entry.id);
    return reply.redirect(`${getSignUpPath(token)}/${secret}`, 303);
  });
}

/** Registers the public pages under /apply, with their own limit of requests (TRUST-72). */
export function registerSignUpRoutes(app: FastifyInstance, options: Options): void {
  registerLimitedPublicRoutes(app, (open) => registerPages(open, options), {
    ...options,
    group: 'signUp',
    prefix: '/apply',
  });
}

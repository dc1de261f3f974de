import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EMPTY_SIGN_UP, readSignUp, SIGN_UP_FIELDS } from '../../domain/play/signUpForm';
import { isSignUpOpen } from '../../domain/play/signUpState';
import { HONEYPOT_FIELD, STAMP_FIELD } from '../../public/fieldNames';
import type { Clock } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import type { ClubDatabase } from '../db/tables';
import { publicRoutes } from '../plugins/publicRoutes';
import { clientKey } from '../sessions/clientKey';
import { acceptFormsOnly, fieldOf, type FormBody } from './formBodies';
import { readAssets } from './assets';
import { readStamp } from './formStamp';
import { answerWithPages } from './htmlProblems';
import { DEFAULT_LIMITS, type SignUpLimits } from './limits';
import { makePages, type Shown } from './pages';
import { hashOfSecret, isSecret } from './secrets';
import { sendPage } from './sendPage';
import { makeSignUpRepository } from './signUpRepository';
import { makeSignUps } from './signUps';
import { makeSubjects, type Subject } from './subjects';

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

const isCancelled = ({ state }: Subject) => state === 'cancelled';

/** APPLY-1 to APPLY-13: the pages on which players sign up and cancel, without a sign-in. */
function routes(scope: FastifyInstance, options: Options): void {
  const { database, title, signUpLimits: limits = DEFAULT_LIMITS } = options;
  const site = { title, assets: readAssets(options.consoleFolder) };
  const pages = makePages({ ...options, site });
  const subjects = makeSubjects(options);
  const signUps = makeSignUps({ ...options, limits });
  const persons = makeSignUpRepository(database);
  acceptFormsOnly(scope);
  answerWithPages(scope, site);
  scope.setNotFoundHandler(() => {
    throw unknownPage();
  });
  scope.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });

  /** @throws ProblemError 404 */
  async function subjectOf(token: string): Promise<Subject> {
    const subject = await subjects.byToken(token);
    if (!subject) throw unknownPage();
    return subject;
  }

  /**
   * APPLY-8: whoever has the secret of a sign-up; it holds when the page of its tournament has a new address.
   * @throws ProblemError 404
   */
  async function own(secret: string) {
    const entry = isSecret(secret) ? await persons.byHash(hashOfSecret(secret)) : undefined;
    const subject = entry && (await subjects.byTournament(entry.tournament_id));
    if (!entry || !subject) throw unknownSignUp();
    return { entry, subject };
  }

  /** Shows the form again, or why there is none, with a status that says that nobody was signed up. */
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    subject: Subject,
    shown: Shown & { status: number },
  ) => sendPage(request, reply.code(shown.status), pages.signUp(subject, shown));

  scope.get<Page>('/:token', async (request, reply) => {
    const subject = await subjectOf(request.params.token);
    return sendPage(request, reply.code(isCancelled(subject) ? 410 : 200), pages.signUp(subject));
  });

  scope.get<Page>('/:token/consent', async (request, reply) =>
    sendPage(request, reply, pages.consent(await subjectOf(request.params.token))),
  );

  scope.post<Page & { Body: FormBody | undefined }>('/:token', async (request, reply) => {
    const { body } = request;
    const subject = await subjectOf(request.params.token);
    const closed = (found: Subject) =>
      refuse(request, reply, found, { status: isCancelled(found) ? 410 : 409 });
    if (!isSignUpOpen(subject.state)) return closed(subject);
    const values = { ...EMPTY_SIGN_UP };
    for (const field of SIGN_UP_FIELDS) values[field] = fieldOf(body, field);
    const { person, errors } = readSignUp(values);
    const stampText = fieldOf(body, STAMP_FIELD);
    const stamp = readStamp(subject.key, stampText);
    const typed = { values, stamp: stamp ? stampText : undefined };
    if (Object.keys(errors).length > 0) {
      return refuse(request, reply, subject, { ...typed, errors, status: 422 });
    }
    const result = await signUps.signUp(subject.tournament.id, {
      person,
      stamp,
      isTrapped: fieldOf(body, HONEYPOT_FIELD) !== '',
      address: clientKey(request.ip),
    });
    if ('secret' in result) {
      return reply.redirect(`/apply/${request.params.token}/${result.secret}`, 303);
    }
    if (result.refused === 'closed') return closed(await subjectOf(request.params.token));
    if (result.refused === 'duplicate') {
      const problem = 'Такая заявка уже есть. Откройте свою ссылку или позвоните в клуб.';
      return refuse(request, reply, subject, { ...typed, problem, status: 409 });
    }
    reply.header('retry-after', RETRY_AFTER);
    const problem = 'Сейчас слишком много записей. Попробуйте позже или позвоните в клуб.';
    return refuse(request, reply, subject, { ...typed, problem, status: 503 });
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
}

/** Registers the public pages under /apply, with a limit of requests of their own (TRUST-72). */
export function signUpRoutes(app: FastifyInstance, options: Options): void {
  void app.register(
    async (scope) => publicRoutes(scope, (open) => routes(open, options), REQUESTS_MAX),
    { prefix: '/apply' },
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, CallerSession, SignIn } from './signIn';

const CALLER = 'caller';

/** Makes every route registered afterwards require a sign-in, and stores the caller with the request. */
export function requireSignIn(app: FastifyInstance, signIn: SignIn): void {
  app.decorateRequest(CALLER, null);
  app.addHook('onRequest', async (request) => {
    const { headers, ip } = request;
    request.setDecorator(CALLER, await signIn.authenticate(headers.authorization, ip));
  });
}

const findCaller = (request: FastifyRequest) => request.getDecorator<Caller | null>(CALLER);

export const getCallerName = (request: FastifyRequest): string => findCaller(request)!.username;

/** Returns the session of a call. Null for a refused call. */
export const getCallerSession = (request: FastifyRequest): CallerSession | null =>
  findCaller(request)?.session ?? null;

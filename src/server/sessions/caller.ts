import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignIn } from './signIn';

const USERNAME = 'username';

/** From here on every call needs a sign-in, and carries the name of who makes it. */
export function requireSignIn(app: FastifyInstance, signIn: SignIn): void {
  app.decorateRequest(USERNAME, '');
  app.addHook('onRequest', async (request) => {
    const { headers, ip } = request;
    request.setDecorator(USERNAME, await signIn.authenticate(headers.authorization, ip));
  });
}

/** The administrator who makes a call. */
export const callerOf = (request: FastifyRequest): string => request.getDecorator(USERNAME);

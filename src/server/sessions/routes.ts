import type { FastifyInstance } from 'fastify';
import type { SignIn } from './signIn';

const credentials = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: { username: { type: 'string' }, password: { type: 'string' } },
};

/** Signing in, the one call besides the health check that needs no sign-in. */
export function signInRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post<{ Body: { username: string; password: string } }>(
    '/auth/login',
    { schema: { body: credentials } },
    ({ body, ip }) => signIn.signIn(body.username, body.password, ip),
  );
}

/** Signing out. */
export function signOutRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post('/auth/logout', async ({ headers }, reply) => {
    await signIn.signOut(headers.authorization);
    return reply.code(204).send();
  });
}

import type { FastifyInstance } from 'fastify';
import { signInOperation, signOutOperation } from './operations';
import type { SignIn } from './signIn';

export function registerSignInRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post<{ Body: { username: string; password: string; device?: string } }>(
    '/auth/login',
    { config: { operation: signInOperation } },
    ({ body, ip }) => signIn.signIn(body.username, body.password, ip, body.device),
  );
}

export function registerSignOutRoutes(app: FastifyInstance, signIn: SignIn): void {
  const config = { operation: signOutOperation };
  app.post('/auth/logout', { config }, async ({ headers }, reply) => {
    await signIn.signOut(headers.authorization);
    return reply.code(204).send();
  });
}

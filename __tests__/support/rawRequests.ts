import type { InjectOptions } from 'fastify';
import { formatAuthorization, parseAnswer, PASSWORD, type TestApp } from './serverApp';

/** Sends requests with a session; body and content type stay exactly as given. */
export function createRawRequests(club: () => TestApp) {
  async function send(request: InjectOptions & { contentType?: string }) {
    const { contentType = 'application/json', ...rest } = request;
    const response = await club().app.inject({
      ...rest,
      headers: { authorization: formatAuthorization(PASSWORD), 'content-type': contentType },
    });
    return { status: response.statusCode, json: parseAnswer(response.body) };
  }

  return {
    send,
    post: (payload: string, contentType?: string) =>
      send({ method: 'POST', url: '/api/tournaments', payload, contentType }),
  };
}

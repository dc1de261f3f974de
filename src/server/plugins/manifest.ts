import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { throwNotFound } from './problems';

type Options = {
  /** Folder of the built console. */
  folder: string;
  title: string;
};

const NAME = 'manifest.webmanifest';

/** Serves the build's manifest with the club's title as its name (COMFORT-74). */
export function serveManifest(app: FastifyInstance, { folder, title }: Options): void {
  app.get(`/${NAME}`, async (_, reply) => {
    const built = await readFile(path.join(folder, NAME), 'utf8').catch(() => null);
    if (built === null) return throwNotFound();
    const manifest = { ...(JSON.parse(built) as object), name: title };
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';
import { isBrotliAccepted } from '../lib/isBrotliAccepted';

/** Pages are compressed for each request. The best quality would take longer than building the page. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a page's HTML for browsers with brotli. */
export const compressPage = (html: string): Buffer => brotliCompressSync(html, QUALITY);

/**
 * Sends a page's HTML.
 * @param compressed the compressed page of all requests; by default the page is compressed now
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  compressed?: Buffer,
): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!isBrotliAccepted(request.headers['accept-encoding'])) return reply.send(html);
  return reply.header('content-encoding', 'br').send(compressed ?? compressPage(html));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Allowed sources of a page's files, in the policy's syntax. */
type PageSources = {
  scripts?: string;
  styles?: string;
  /** Sources of the scripts' requests. */
  connections?: string;
};

export const buildContentSecurityPolicy = ({
  scripts = "'self'",
  styles = "'self'",
  connections = "'self'",
}: PageSources = {}): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "worker-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Only webpack's chunk loader converts texts to scripts. The texts are the names of its own files.
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ].join('; ');

/** Headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': buildContentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** After one visit over HTTPS, a browser uses only HTTPS for a year. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

export const getSecurityHeaders = ({
  protocol,
}: Pick<FastifyRequest, 'protocol'>): Readonly<Record<string, string>> =>
  protocol === 'https' ? { ...SECURITY_HEADERS, ...STRICT_TRANSPORT } : SECURITY_HEADERS;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(getSecurityHeaders(request));
  });
}

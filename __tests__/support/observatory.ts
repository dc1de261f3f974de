import type { IncomingHttpHeaders } from 'node:http';

/** Sources of each directive of a Content-Security-Policy. */
const parsePolicy = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

const isClosed = (sources: string | undefined): boolean => /^'(none|self)'$/.test(sources ?? '');

function rateContentSecurityPolicy(policy: ReadonlyMap<string, string>): number {
  if (policy.size === 0) return -25;
  const script = policy.get('script-src') ?? policy.get('default-src');
  const object = policy.get('object-src') ?? policy.get('default-src');
  const style = policy.get('style-src') ?? policy.get('default-src');
  if (!isClosed(script) || !isClosed(object)) return -20;
  if ([...policy.values()].some((sources) => sources.includes('http:'))) return -20;
  if (!isClosed(style)) return 0;
  const isComplete = isClosed(policy.get('base-uri')) && isClosed(policy.get('form-action'));
  return policy.get('default-src') === "'none'" && isComplete ? 10 : 5;
}

const SIX_MONTHS_S = 15_768_000;

function rateStrictTransport(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds < SIX_MONTHS_S ? -10 : 0;
}

/**
 * Modifiers of the Mozilla HTTP Observatory's score of 100, for the headers of a page over HTTPS. Follows the table at
 * developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Cookies, other origins and preloaded hosts count only
 * as penalties; script integrity adds nothing.
 */
export function computeObservatoryModifiers(headers: IncomingHttpHeaders): Record<string, number> {
  const policy = parsePolicy(String(headers['content-security-policy'] ?? ''));
  const framing = policy.get('frame-ancestors');
  const sharing = headers['cross-origin-resource-policy'];
  return {
    contentSecurityPolicy: rateContentSecurityPolicy(policy),
    cookies: headers['set-cookie'] ? -20 : 0,
    crossOriginSharing: headers['access-control-allow-origin'] ? -50 : 0,
    referrerPolicy: headers['referrer-policy'] === 'no-referrer' ? 5 : -5,
    strictTransport: rateStrictTransport(headers['strict-transport-security']),
    contentTypeOptions: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: framing === "'none'" || framing === "'self'" ? 5 : -20,
    crossOriginResourcePolicy: sharing === 'same-origin' ? 10 : sharing ? 0 : -5,
  };
}

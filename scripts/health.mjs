import http from 'node:http';
import https from 'node:https';

/** Time limit in milliseconds, shorter than that of the container's health check. */
const TIMEOUT_MS = 4_000;

const { PORT, TLS_CERT } = process.env;

/**
 * Requests the health of the server on this machine and of its database (RUN-1). The certificate is not checked: it
 * names the club instead of this machine, and the request contains no secret.
 */
const request = (TLS_CERT ? https : http).get({
  host: '127.0.0.1',
  port: PORT || 8080,
  path: '/api/health',
  rejectUnauthorized: false,
  signal: AbortSignal.timeout(TIMEOUT_MS),
});
request.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
request.on('error', () => process.exit(1));

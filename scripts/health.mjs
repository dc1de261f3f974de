import http from 'node:http';
import https from 'node:https';

/** Less than the health check of the container waits. */
const TIMEOUT_MS = 4_000;

const { PORT, TLS_CERT } = process.env;

/**
 * RUN-1: asks the server of this machine whether it and its database answer. The certificate names
 * the club and not this machine, and nothing is told that would need one.
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

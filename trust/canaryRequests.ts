import { formatBasicAuth } from '../__tests__/support/formatBasicAuth';
import { CANARIES } from './canaries';
import type { Request } from './request';

/** A request that contains secrets, and the expected status. */
export type CanaryRequest = Request & {
  status: number;
  /** True when the server refuses the request before it becomes one with a log line. */
  isUnlogged?: boolean;
};

type Known = {
  administrator: { username: string; password: string };
  token: string;
  /** Ids of tournaments: one to change, one in the trash, one to delete. */
  ids: { changed: number; trashed: number; doomed: number };
};

const { phone, name, username, password, token } = CANARIES;

export const TOURNAMENT = {
  tournamentType: 'Американо',
  date: '2099-06-05',
  startTime: '10:00',
  endTime: null,
  levelFrom: 2,
  levelTo: null,
  entryFee: 1_000,
  organizerName: name,
  organizerPhone: phone,
};

const APPLICATION = { name, level: 3, contactPhone: phone, userId: token };
const PATH = [phone, name, password, token].map(encodeURIComponent).join('/');
const QUERY = String(new URLSearchParams({ phone, search: name, password, token }));
/** Encodes the UTF-8 bytes of a text as one Latin-1 character each. node:http needs this form for headers. */
const encodeLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

const FORGED = {
  'user-agent': encodeLatin1(name),
  referer: `https://${username}:${token}@example.org/${PATH}?${QUERY}`,
  cookie: `token=${token}; phone=${encodeURIComponent(phone)}`,
  origin: `https://${token}.example.org`,
  host: `${username}.example.org`,
  'x-request-id': token,
  'request-id': encodeLatin1(password),
  traceparent: token,
  'x-forwarded-host': username,
  'x-real-ip': phone,
};

function createSignInRequests({ administrator }: Known): CanaryRequest[] {
  const login = { method: 'POST', path: '/api/auth/login' };
  return [
    { ...login, body: administrator, status: 200 },
    { ...login, body: { username, password }, status: 401 },
    { ...login, body: { ...administrator, password }, status: 401 },
    { ...login, body: { username: name, password: token }, status: 401 },
    { ...login, body: { username, password: [password], [token]: phone }, status: 400 },
    { ...login, path: `${login.path}?${QUERY}`, body: `{"password":"${token}",`, status: 400 },
    {
      path: '/api/tournaments',
      headers: { authorization: formatBasicAuth(username, password) },
      status: 401,
    },
    {
      path: '/api/tournaments',
      headers: { authorization: formatBasicAuth('admin', token) },
      status: 401,
    },
    { path: '/api/tournaments', headers: { authorization: `Bearer ${token}` }, status: 401 },
    {
      path: '/api/trash',
      headers: { authorization: `Basic ${encodeLatin1(password)}` },
      status: 401,
    },
    { method: 'POST', path: '/api/auth/logout', headers: FORGED, status: 401 },
  ];
}

function createTournamentRequests({ ids }: Known): CanaryRequest[] {
  const all = '/api/tournaments';
  const one = `${all}/${ids.changed}`;
  const json = (type: string) => ({ 'content-type': type });
  return [
    { path: all, headers: FORGED, status: 200 },
    { path: `${one}?${QUERY}`, status: 200 },
    { method: 'POST', path: all, body: TOURNAMENT, status: 201 },
    { method: 'POST', path: all, body: { ...TOURNAMENT, organizerName: '' }, status: 422 },
    { method: 'POST', path: all, body: { ...TOURNAMENT, date: phone, [name]: 1 }, status: 400 },
    { method: 'POST', path: all, body: { ...TOURNAMENT, organizerPhone: [phone] }, status: 400 },
    { method: 'POST', path: all, body: [name, phone], status: 400 },
    { method: 'POST', path: all, body: `{"organizerPhone":"${phone}","${name}`, status: 400 },
    { method: 'POST', path: all, body: { ['__proto__' as string]: phone }, status: 400 },
    {
      method: 'POST',
      path: all,
      body: `${phone} ${name}`,
      headers: json('text/plain'),
      status: 415,
    },
    { method: 'POST', path: all, body: name, headers: json(`application/${token}`), status: 415 },
    { method: 'POST', path: all, body: { name: name.repeat(4_000) }, status: 413 },
    {
      method: 'POST',
      path: all,
      body: {},
      headers: { 'idempotency-key': encodeLatin1(name) },
      status: 400,
    },
    { method: 'PUT', path: one, body: { organizerPhone: phone }, status: 200 },
    { method: 'PUT', path: one, body: { organizerPhone: token }, status: 422 },
    { method: 'PUT', path: one, body: {}, headers: { 'if-match': `"${token}"` }, status: 400 },
    { method: 'PUT', path: one, body: {}, headers: { 'if-match': '"999"' }, status: 412 },
    { method: 'DELETE', path: `${all}/${ids.doomed}?${QUERY}`, headers: FORGED, status: 204 },
    { method: 'POST', path: `${all}/${ids.trashed}/restore?${QUERY}`, status: 200 },
    { method: 'POST', path: `${all}/${ids.changed}/restore`, headers: FORGED, status: 404 },
    { path: `${one}/history?${QUERY}`, status: 200 },
    { path: `/api/trash?${QUERY}`, status: 200 },
    { method: 'POST', path: `${one}/applications`, body: APPLICATION, status: 201 },
    { method: 'POST', path: `${one}/applications`, body: { ...APPLICATION, name: 7 }, status: 400 },
  ];
}

function createStrayRequests(): CanaryRequest[] {
  return [
    { path: `/api/tournaments/${encodeURIComponent(name)}`, headers: FORGED, status: 404 },
    { path: `/api/${PATH}?${QUERY}`, status: 404 },
    { method: 'PATCH', path: `/api/tournaments/${token}`, body: { phone }, status: 404 },
    { method: 'PUT', path: `/${PATH}`, body: { phone, token }, headers: FORGED, status: 404 },
    { path: `/assets/${token}.js?${QUERY}`, status: 404 },
    { path: `/api/%zz/${PATH}`, status: 400, isUnlogged: true },
    { path: `/${token}`, headers: { 'x-long': token.repeat(500) }, status: 431, isUnlogged: true },
  ];
}

/** Creates one request of each kind, with a session where one is needed. */
export function createCanaryRequests(known: Known): CanaryRequest[] {
  const authorization = formatBasicAuth(known.administrator.username, known.token);
  const signedIn = [...createTournamentRequests(known), ...createStrayRequests()].map(
    (request) => ({
      ...request,
      headers: { authorization, ...request.headers },
    }),
  );
  return [...createSignInRequests(known), ...signedIn];
}

/** Creates requests for a database with a missing table. The server logs errors that it does not expect. */
export function createUnforeseenRequests({ ids, ...known }: Known): CanaryRequest[] {
  const headers = {
    authorization: formatBasicAuth(known.administrator.username, known.token),
    ...FORGED,
  };
  const one = `/api/tournaments/${ids.changed}`;
  return [
    { path: `/api/tournaments?${QUERY}`, headers, status: 500 },
    { method: 'PUT', path: one, body: { organizerName: name }, headers, status: 500 },
    { method: 'POST', path: `${one}/applications`, body: APPLICATION, headers, status: 500 },
  ];
}

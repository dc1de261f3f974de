/** A copy of AUTH-6: the Authorization header for a username and a password or token. */
export const formatBasicAuth = (username: string, secret: string): string =>
  `Basic ${Buffer.from(`${username}:${secret}`, 'utf8').toString('base64')}`;

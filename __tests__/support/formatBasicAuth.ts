/** AUTH-6, said again here: the Authorization header's value for a name and a password or token. */
export const formatBasicAuth = (username: string, secret: string): string =>
  `Basic ${Buffer.from(`${username}:${secret}`, 'utf8').toString('base64')}`;

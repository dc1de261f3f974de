import { accessSync, constants } from 'node:fs';
import { isLoopback } from '../../lib/network';
import { OperatorError } from '../../lib/operatorError';

const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** Reads a parameter of an address as pg does: the last one of that name counts. */
const getLastParameter = ({ searchParams }: URL, name: string): string =>
  searchParams.getAll(name).at(-1) ?? '';

/** Returns the host that pg connects to, or the folder of a Unix socket. */
function getHost(url: URL): string {
  const host = getLastParameter(url, 'host') || decodeURIComponent(url.hostname);
  return host.replace(/^\[(.+)\]$/, '$1').toLowerCase();
}

const isOnThisMachine = (host: string): boolean => host.startsWith('/') || isLoopback(host);

/**
 * Returns the reason why the club's data may not be sent to this database, with the solutions. Null when they may
 * (SCALE-5). Only `verify-full` is accepted. pg 8 treats `prefer`, `require` and `verify-ca` like it, but announces
 * weaker checks for them in pg 9. `no-verify` checks nothing.
 * @param address postgres://user:password@host:port/database, which the error does not repeat
 */
export function validatePostgresEncryption(address: string): string | null {
  const url = new URL(address);
  const host = getHost(url);
  if (isOnThisMachine(host) || getLastParameter(url, 'sslmode') === 'verify-full') return null;
  return (
    `до базы на ${host} пароль и телефоны игроков шли бы по сети, а без sslmode=verify-full ` +
    'никто не проверяет, зашифрованы ли они и той ли базе достанутся. Выхода три:\n' +
    '  1. шифровать и проверять сертификат базы: ?sslmode=verify-full в её адресе, а если он ' +
    'подписан своим центром, ещё и &sslrootcert=/путь/к/сертификату.pem;\n' +
    '  2. держать базу на этом компьютере: 127.0.0.1 или сокет, ?host=/var/run/postgresql;\n' +
    '  3. если сеть между ними закрыта для всех остальных, разрешить это: ALLOW_PLAIN_POSTGRES=1.\n' +
    'Как это сделать, рассказывает docs/operations.md.'
  );
}

/**
 * Checks that the certificates and the key in an address can be read.
 * @throws OperatorError that names the file
 */
export function assertReadablePostgresFiles(address: string): void {
  const url = new URL(address);
  for (const name of FILES) {
    const file = getLastParameter(url, name);
    if (file === '') continue;
    try {
      accessSync(file, constants.R_OK);
    } catch {
      throw new OperatorError(`${name}: файл ${file} не читается.`);
    }
  }
}

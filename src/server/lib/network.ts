import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { formatInstant } from './format';
import { OperatorError } from './operatorError';

/** A certificate and its key, in PEM. */
export type Tls = { cert: Buffer; key: Buffer };
export type TlsFiles = { certFile: string; keyFile: string };

/** Returns true for a socket's address in the list. */
export type AddressMatcher = (address: string | undefined) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Returns the reason why the texts are not a list of proxies' addresses. Null when they are. */
export function validateProxies(texts: readonly string[]): string | null {
  const example = 'нужен IP-адрес прокси или подсеть, например 127.0.0.1 или 10.0.0.0/24';
  for (const text of texts) {
    const [address = '', prefix, ...rest] = text.split('/');
    const bits = { 4: 32, 6: 128 }[isIP(address)];
    if (bits === undefined || rest.length > 0) return example;
    if (prefix === undefined) continue;
    if (!/^\d+$/.test(prefix) || Number(prefix) > bits) return example;
    if (Number(prefix) < 8) return `подсеть ${text} слишком широка: ${example}`;
  }
  return null;
}

/**
 * Creates a function that finds an address in a list.
 * @param texts addresses and subnets that {@link validateProxies} accepts
 */
export function createAddressMatcher(texts: readonly string[]): AddressMatcher {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', prefix] = text.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address = '') => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

const isLoopbackAddress = createAddressMatcher(LOOPBACK);

/** True when only this machine can reach a server that listens at the host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || isLoopbackAddress(host);

/**
 * Creates a function that matches clients that may use plain HTTP with a server behind a proxy: the proxy and this
 * machine.
 */
export const createPlainHttpAddressMatcher = (proxies: readonly string[]): AddressMatcher =>
  createAddressMatcher([...proxies, ...LOOPBACK]);

/** Returns the reason why a server may not listen at a host, with the solutions. Null when it may. */
export function validateListening(
  host: string,
  { hasTls, hasProxy }: { hasTls: boolean; hasProxy: boolean },
): string | null {
  if (isLoopback(host) || hasTls || hasProxy) return null;
  return (
    `адрес ${host} открыт сети, а без шифрования пароль и телефоны игроков прочтёт любой в ней. ` +
    'Выхода три:\n' +
    '  1. слушать только этот компьютер: HOST=127.0.0.1;\n' +
    '  2. включить HTTPS: TLS_CERT и TLS_KEY, файлы сертификата и ключа (PEM);\n' +
    '  3. поставить впереди прокси с HTTPS и назвать его адрес: TRUST_PROXY=192.0.2.10.\n' +
    'Как это сделать, рассказывает docs/operations.md.'
  );
}

function readPem(variable: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new OperatorError(`${variable}: файл ${file} не читается.`);
  }
}

/**
 * Reads certificate and key.
 * @throws OperatorError when they cannot be read, are not PEM, or do not belong together
 */
export function readTls({ certFile, keyFile }: TlsFiles): Tls {
  const tls = { cert: readPem('TLS_CERT', certFile), key: readPem('TLS_KEY', keyFile) };
  try {
    createSecureContext(tls);
  } catch {
    throw new OperatorError(
      `TLS_CERT, TLS_KEY: ${certFile} и ${keyFile} — не сертификат и его ключ в формате PEM.`,
    );
  }
  return tls;
}

/** Returns the end of a certificate's validity in ms since the epoch. */
export const getCertificateEnd = ({ cert }: Tls): number =>
  Date.parse(new X509Certificate(cert).validTo);

/**
 * Warns of an expired or not yet valid certificate. Null for a valid one (TRUST-34).
 * @param now ms since the epoch
 */
export function describeCertificateExpiry(tls: Tls, now: number, timeZone: string): string | null {
  const begin = Date.parse(new X509Certificate(tls.cert).validFrom);
  const end = getCertificateEnd(tls);
  const isEarly = now < begin;
  if (!isEarly && now < end) return null;
  const what = isEarly ? 'ещё не действует: он с' : 'истёк:';
  return (
    `Внимание: сертификат (TLS_CERT) ${what} ${formatInstant(isEarly ? begin : end, timeZone)}. ` +
    'Браузеры не откроют консоль. Замените его и перезапустите сервер.'
  );
}

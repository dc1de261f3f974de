import { isIP, SocketAddress } from 'node:net';

/** Returns the first four groups of an IPv6 address in Node's form, without leading zeros and with `::`. */
function getSubnet(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length;
    groups.push(...Array<string>(8 - groups.length - after).fill('0'));
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the key under which a client's attempts are counted (TRUST-16). A household or a rented server has a whole
 * /64 of IPv6 addresses. Each IPv4 address is a separate client, even in IPv6 notation.
 * @param ip texts that are not addresses all count as one client
 */
export function toClientKey(ip: string): string {
  const family = isIP(ip);
  if (family === 0) return 'unknown';
  if (family === 4) return ip;
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  return mapped ?? getSubnet(address);
}

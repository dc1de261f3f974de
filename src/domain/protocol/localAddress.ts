/** Local IPv4 addresses: «127.1» means 127.0.0.1. A host name may end with a dot. */
const LOCAL_IPV4 = String.raw`127(?:\.\d{1,3}){1,3}|0(?:\.0){0,3}`;
/** Local IPv6 addresses «::1» and «::», and IPv4 addresses within IPv6, in the notations of people and browsers. */
const LOCAL_IPV6 = String.raw`\[[0:]*:(?:0*[01]|ffff:(?:${LOCAL_IPV4}|7f[\da-f]{2}:[\da-f]{1,4}|0:0))?\]`;
const LOCAL_HOST = new RegExp(
  String.raw`^https?:\/\/((?:(?:[\w-]+\.)*localhost|${LOCAL_IPV4})\.?|${LOCAL_IPV6})(?=[:/?#]|$)`,
  'i',
);

/** The reason why an address works only on this computer, and how to change that; null for any other address. */
export function describeLocalAddress(address: string): string | null {
  const host = LOCAL_HOST.exec(address)?.[1];
  if (host === undefined) return null;
  return `Адрес ${host} открывается только на этом компьютере. Задайте на сервере PUBLIC_URL — адрес, по которому консоль открывают с телефонов.`;
}

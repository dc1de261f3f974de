/** «127.1» is 127.0.0.1; a name may end with a dot. */
const LOCAL_IPV4 = String.raw`127(?:\.\d{1,3}){1,3}|0(?:\.0){0,3}`;
/** «::1», «::», and the addresses of IPv4 within IPv6, as people write them and as browsers do. */
const LOCAL_IPV6 = String.raw`\[[0:]*:(?:0*[01]|ffff:(?:${LOCAL_IPV4}|7f[\da-f]{2}:[\da-f]{1,4}|0:0))?\]`;
const LOCAL_HOST = new RegExp(
  String.raw`^https?:\/\/((?:(?:[\w-]+\.)*localhost|${LOCAL_IPV4})\.?|${LOCAL_IPV6})(?=[:/?#]|$)`,
  'i',
);

/** Why an address leads nobody else to the club, and what to do about it; null where it may. */
export function describeLocalAddress(address: string): string | null {
  const host = LOCAL_HOST.exec(address)?.[1];
  if (host === undefined) return null;
  return `Адрес ${host} открывается только на этом компьютере. Задайте на сервере PUBLIC_URL — адрес, по которому консоль открывают с телефонов.`;
}

const LOCAL_HOST =
  /^https?:\/\/(localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/i;

/** Why an address leads nobody else to the club, and what to do about it; null where it may. */
export function describeLocalAddress(address: string): string | null {
  const host = LOCAL_HOST.exec(address)?.[1];
  if (host === undefined) return null;
  return `Адрес ${host} открывается только на этом компьютере. Задайте на сервере PUBLIC_URL — адрес, по которому консоль открывают с телефонов.`;
}

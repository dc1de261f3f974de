import { waitForPaint } from './painted';

const WRITE = /\/api\/tournaments\/\d+$/;
const LIST = /\/api\/tournaments$/;

/** The request of an address that began last. */
const findLastRequest = (address: RegExp): PerformanceResourceTiming | undefined =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => address.test(name))
    .sort((one, other) => one.startTime - other.startTime)
    .at(-1);

/** ms from the last byte of a write's answer to its painted effect; bytes of the list's request after it. */
export type Written = { ms: number; bytes: number };

/** What the next write comes to whose effect is awaited. */
export async function measureWrite(isThere: () => boolean): Promise<Written> {
  const since = performance.now();
  const isAnswered = () => (findLastRequest(WRITE)?.startTime ?? 0) > since;
  const at = await waitForPaint(isThere);
  await waitForPaint(isAnswered);
  const write = findLastRequest(WRITE)!;
  await waitForPaint(() => (findLastRequest(LIST)?.startTime ?? 0) > write.startTime);
  return { ms: at - write.responseEnd, bytes: findLastRequest(LIST)!.transferSize };
}

import { waitForPaint } from './painted';

const WRITE = /\/api\/tournaments\/\d+$/;
const LIST = /\/api\/tournaments$/;

/** The latest request of an address. */
const findLastRequest = (address: RegExp): PerformanceResourceTiming | undefined =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => address.test(name))
    .sort((one, other) => one.startTime - other.startTime)
    .at(-1);

/**
 * Milliseconds from the last byte of a write's response to its painted effect, and bytes of the following list request.
 */
export type Written = { ms: number; bytes: number };

/** Measures the next write; `isThere` detects its effect. */
export async function measureWrite(isThere: () => boolean): Promise<Written> {
  const since = performance.now();
  const isAnswered = () => (findLastRequest(WRITE)?.startTime ?? 0) > since;
  const at = await waitForPaint(isThere);
  await waitForPaint(isAnswered);
  const write = findLastRequest(WRITE)!;
  await waitForPaint(() => (findLastRequest(LIST)?.startTime ?? 0) > write.startTime);
  return { ms: at - write.responseEnd, bytes: findLastRequest(LIST)!.transferSize };
}

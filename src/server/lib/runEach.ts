/**
 * Runs independent duties one after another. A failure does not prevent the others from running.
 * @param ending skips the remaining duties when it aborts
 * @returns the failures in order
 */
export async function runEach(
  duties: readonly (() => Promise<unknown> | undefined)[],
  ending?: AbortSignal,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const fulfil of duties) {
    if (ending?.aborted) break;
    try {
      await fulfil();
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/**
 * Throws failures, if there are any.
 * @throws the only failure, or an AggregateError of several
 */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length === 0) return;
  const messages = failures.map((one) => (one instanceof Error ? one.message : String(one)));
  throw new AggregateError(failures, messages.join('; '));
}

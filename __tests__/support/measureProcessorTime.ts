/** Processor time of `work`, in milliseconds. A busy machine hardly changes it. */
export async function measureProcessorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

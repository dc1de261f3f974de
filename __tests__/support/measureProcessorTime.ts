/** What some work costs the processor, in ms; a busy machine makes that longer by little. */
export async function measureProcessorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

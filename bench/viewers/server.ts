import { readFileSync } from 'node:fs';

/** Ticks of /proc within a second, which Linux has fixed. */
const TICKS = 100;

/** What the system says of a running process (Linux): most memory it has had, MB, and processor time, ms. */
export function readUsage(pid: number): { memoryMB: number; cpuMs: number } {
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // Behind the name in brackets, which may hold spaces: the 12th and 13th are user and system time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { memoryMB: Number(peak) / 1_024, cpuMs: (ticks * 1_000) / TICKS };
}

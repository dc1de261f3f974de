import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, constant on Linux. */
const TICKS = 100;

/** Peak memory in MB and processor time in milliseconds of a running process (Linux). */
export function readUsage(pid: number): { memoryMB: number; cpuMs: number } {
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // The fields after the name, which is in brackets and may contain spaces. Fields 12 and 13 are user and system time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { memoryMB: Number(peak) / 1_024, cpuMs: (ticks * 1_000) / TICKS };
}

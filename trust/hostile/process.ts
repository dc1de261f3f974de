import { readdirSync, readFileSync } from 'node:fs';

function readProc<Told>(read: () => Told): Told | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Reads a process's resident memory in MB. Null on a system without /proc. */
export const readResidentMemory = (pid: number): number | null =>
  readProc(() => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1_024);
  });

/** Counts a process's open descriptors. Null on a system without /proc. */
export const countOpenDescriptors = (pid: number): number | null =>
  readProc(() => readdirSync(`/proc/${pid}/fd`).length);

/** Reads the processor time of all threads of a process in milliseconds. Null on a system without /proc. */
export const readProcessorTime = (pid: number): number | null =>
  readProc(() => {
    const folder = `/proc/${pid}/task`;
    const times = readdirSync(folder).map((thread) => {
      const [running] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return Number(running) / 1e6;
    });
    return times.reduce((sum, time) => sum + time, 0);
  });

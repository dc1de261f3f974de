import { readdirSync, readFileSync } from 'node:fs';

function readProc<Told>(read: () => Told): Told | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** A process's resident memory in MB; null where the system has no /proc. */
export const readResidentMemory = (pid: number): number | null =>
  readProc(() => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1_024);
  });

/** How many descriptors a process has open; null where the system has no /proc. */
export const countOpenDescriptors = (pid: number): number | null =>
  readProc(() => readdirSync(`/proc/${pid}/fd`).length);

/** Processor time that all threads of a process have had, in ms; null where the system has no /proc. */
export const readProcessorTime = (pid: number): number | null =>
  readProc(() => {
    const folder = `/proc/${pid}/task`;
    const times = readdirSync(folder).map((thread) => {
      const [running] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return Number(running) / 1e6;
    });
    return times.reduce((sum, time) => sum + time, 0);
  });

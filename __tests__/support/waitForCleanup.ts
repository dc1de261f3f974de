/** Gives a cleanup, while jest's timers stand still, the turns that its queries take. */
export async function waitForCleanup(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 400 && !(await isDone()); turn += 1) await new Promise(setImmediate);
}

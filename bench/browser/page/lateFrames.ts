/** Slightly more than a frame at 60 Hz. A longer pause means a dropped frame. */
const LATE_MS = 20;

/** Starts counting late frames. The returned function stops and gives their number. */
export function countLateFrames(): () => number {
  let late = 0;
  let last: number | undefined;
  let handle = requestAnimationFrame(function count(now) {
    if (last !== undefined && now - last > LATE_MS) late += 1;
    last = now;
    handle = requestAnimationFrame(count);
  });
  return () => {
    cancelAnimationFrame(handle);
    return late;
  };
}

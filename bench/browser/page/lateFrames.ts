/** A frame of 60 Hz and a little: later ones were dropped. */
const LATE_MS = 20;

/** Counts the frames that come late after the one before, from now until it is asked. */
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

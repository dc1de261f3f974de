/** Random choices that are the same for the same seed. */
export type DemoRandom = {
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  /** Whether something with this probability happens. */
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** @param seed any whole number (the generator is mulberry32) */
export function createDemoRandom(seed: number): DemoRandom {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)]!,
  };
}

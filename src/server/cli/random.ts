/** Reproducible random choices. */
export type DemoRandom = {
  /** An integer from `from` to `to`, both included. */
  pickInteger: (from: number, to: number) => number;
  /** Returns true with the given probability. */
  isLucky: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
};

/**
 * Creates the generator, mulberry32.
 * @param seed any integer
 */
export function createDemoRandom(seed: number): DemoRandom {
  let state = seed;
  function getNext(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const pickInteger = (from: number, to: number) => from + Math.floor(getNext() * (to - from + 1));
  return {
    pickInteger,
    isLucky: (probability) => getNext() < probability,
    pick: (items) => items[pickInteger(0, items.length - 1)]!,
  };
}

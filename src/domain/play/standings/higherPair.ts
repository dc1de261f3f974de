const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** True when a pair stands above another: the smaller sum of places, then the best single place (DRAW-30, PLAY-85). */
export const isHigherPair = (places: readonly number[], others: readonly number[]): boolean =>
  (sum(places) - sum(others) || Math.min(...places) - Math.min(...others)) <= 0;

/** Draws come with their tables: a file of their own, loaded behind the play. */
export const loadDrawModule = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/drawEvents');

/** DRAW-27: in the same file. */
export const loadWishCostModule = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/wishCostChoice');

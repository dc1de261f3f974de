/** Draws come with their tables: a file of their own, loaded behind the play. */
export const loadDraws = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/drawEvents');

/** DRAW-27: in the same file. */
export const loadWishCost = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/wishCost');

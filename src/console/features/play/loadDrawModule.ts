/** Loads the draw's file after the play, because it contains large tables. */
export const loadDrawModule = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/drawEvents');

/** Loads the wishes' cost, which is in the same file as the draw (DRAW-27). */
export const loadWishCostModule = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/wishCostChoice');

/** The draw comes with large tables, so its file is loaded after the play. */
export const loadDrawModule = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/drawEvents');

/** In the same file as the draw (DRAW-27). */
export const loadWishCostModule = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/draw/wishCostChoice');

/** Draws come with their tables: they are loaded when one is made, or before. */
export const loadDraws = () =>
  import(/* webpackChunkName: 'draws' */ '../../../domain/play/drawEvents');

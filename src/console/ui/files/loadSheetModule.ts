/** COMFORT-40, COMFORT-42: what makes files of tables, loaded when one is asked for. */
export const loadSheetModule = () => import(/* webpackChunkName: 'sheets' */ './saveSheet');

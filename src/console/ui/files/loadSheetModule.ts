/** Loads the code that creates table files, when the user requests one (COMFORT-40, COMFORT-42). */
export const loadSheetModule = () => import(/* webpackChunkName: 'sheets' */ './saveSheet');

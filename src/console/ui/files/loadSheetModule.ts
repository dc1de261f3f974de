/** The code that makes table files, loaded when the user asks for one (COMFORT-40, COMFORT-42). */
export const loadSheetModule = () => import(/* webpackChunkName: 'sheets' */ './saveSheet');

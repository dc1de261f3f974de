import type { ServerFeature } from '../domain/protocol/serverFeatures';
import { config } from './config';

/** True when the server has this feature beyond the four calls. Another host has none. */
export const hasFeature = (feature: ServerFeature): boolean => config.features.includes(feature);

/** True when the page comes from the club's server: no other host has features. */
export const IS_OUR_SERVER: boolean = config.features.length > 0;

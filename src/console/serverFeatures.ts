import type { ServerFeature } from '../domain/protocol/serverFeatures';
import { config } from './config';

/** True when our server has this feature beyond the common wire. Any other host has none. */
export const hasFeature = (feature: ServerFeature): boolean => config.features.includes(feature);

/** True when the host is our server: no other one names features. */
export const IS_OUR_SERVER: boolean = config.features.length > 0;

import { config } from '../../src/console/config';
import { SERVER_FEATURES } from '../../src/domain/protocol/serverFeatures';

/** Imported first, it makes the page one that our server wrote; only its events do not come. */
config.features = SERVER_FEATURES.filter((feature) => feature !== 'live');

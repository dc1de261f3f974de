import { config } from '../../src/console/config';
import { SERVER_FEATURES } from '../../src/domain/protocol/serverFeatures';

/** Import it first: it turns the page into one of our server's, but without events. */
config.features = SERVER_FEATURES.filter((feature) => feature !== 'live');

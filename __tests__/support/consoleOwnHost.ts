import { config } from '../../src/console/config';
import { SERVER_FEATURES } from '../../src/domain/protocol/serverFeatures';

/** Import this module first: it turns the page into one from the club's own server, without events. */
config.features = SERVER_FEATURES.filter((feature) => feature !== 'live');

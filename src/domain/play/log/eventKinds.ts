import { entryAdded } from './kinds/entryAdded';
import { entryChanged } from './kinds/entryChanged';
import { outcomeChanged } from './kinds/outcomeChanged';
import { personCorrected } from './kinds/personCorrected';
import { resultChanged } from './kinds/resultChanged';
import { roundsReplaced } from './kinds/roundsReplaced';
import { roundStarted } from './kinds/roundStarted';
import { settingsCarried } from './kinds/settingsCarried';
import { settingsChanged } from './kinds/settingsChanged';

/**
 * Rules of every kind of event, by stored name. The event types are derived from this object, so that a kind without
 * texts or contract does not compile.
 */
export const EVENT_KINDS = {
  entryAdded,
  entryChanged,
  settingsChanged,
  settingsCarried,
  personCorrected,
  roundsReplaced,
  roundStarted,
  resultChanged,
  outcomeChanged,
};

import { entryAdded } from './kinds/entryAdded';
import { entryChanged } from './kinds/entryChanged';
import { outcomeChanged } from './kinds/outcomeChanged';
import { personCorrected } from './kinds/personCorrected';
import { resultChanged } from './kinds/resultChanged';
import { roundsReplaced } from './kinds/roundsReplaced';
import { roundStarted } from './kinds/roundStarted';
import { settingsChanged } from './kinds/settingsChanged';

/**
 * Every kind of event with its rules, by the name that is stored and sent. The types of events are made of it:
 * where texts or the contract of a kind are missing, they do not compile.
 */
export const EVENT_KINDS = {
  entryAdded,
  entryChanged,
  settingsChanged,
  personCorrected,
  roundsReplaced,
  roundStarted,
  resultChanged,
  outcomeChanged,
};

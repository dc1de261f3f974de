import { outboxSlice } from '../state/outbox/outbox';
import { unseenApplicationsSlice } from '../state/unseenApplicationsSlice';
import { rootReducer } from './store';

/** Adds the slices that the first screens do not need. Their state exists after the next action. */
export const injectSlices = (): void => {
  rootReducer.inject(unseenApplicationsSlice).inject(outboxSlice);
};

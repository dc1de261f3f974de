import { outboxSlice } from '../state/outbox/outbox';
import { unseenApplicationsSlice } from '../state/unseenApplicationsSlice';
import { rootReducer } from './store';

/** Adds to the store what the first screens do without; their state is there from the next action on. */
export const injectSlices = (): void => {
  rootReducer.inject(unseenApplicationsSlice).inject(outboxSlice);
};

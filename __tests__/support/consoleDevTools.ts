import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

type Recorded = { action: Action; state: unknown };

/** What Redux DevTools would show: every action that reached a reducer, and the state after it. */
export const devToolsLog: Recorded[] = [];
/** With which options each store asked for DevTools. */
export const devToolsOptions: Record<string, unknown>[] = [];

const record: StoreEnhancer = (createStore) => (reducer, initial) => {
  const store = createStore(reducer, initial);
  return {
    ...store,
    dispatch: (action) => {
      const result = store.dispatch(action);
      devToolsLog.push({ action, state: store.getState() });
      return result;
    },
  };
};

/** Stands in the page as the DevTools extension does; the store looks for it as it is loaded. */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Record<string, unknown>) =>
    (...enhancers: StoreEnhancer[]) => {
      devToolsOptions.push(options);
      return enhancers.reduceRight((inner, outer) => (create) => outer(inner(create)), record);
    },
});

export const listActionTypes = (): string[] => devToolsLog.map(({ action }) => action.type);

export function clearDevToolsLog(): void {
  devToolsLog.length = 0;
  devToolsOptions.length = 0;
}

import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

type Recorded = { action: Action; state: unknown };

/** Every action that reached a reducer, with the state after it, as Redux DevTools show them. */
export const devToolsLog: Recorded[] = [];
/** Options with which each store connected to DevTools. */
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

/** Replaces the DevTools extension; the store looks for it when its module loads. */
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

import type { Page } from '@playwright/test';

export type Recording = {
  actions: { type: string; text: string }[];
  /** The last state as JSON. */
  state: string;
  /** Places in the state with values that are not serialisable. */
  unserialisable: string[];
};

type Reducer = (state: unknown, action: { type: string }) => unknown;
type RecordedStore = { replaceReducer: (reducer: Reducer) => void };
type CreateStore = (reducer: Reducer, ...rest: unknown[]) => RecordedStore;
type Enhancer = (next: CreateStore) => CreateStore;
type Recorded = { recording: Recording; __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: unknown };

/** Replaces the Redux DevTools extension and records what it would show (DEV-2). */
export async function installDevTools(page: Page): Promise<() => Promise<Recording>> {
  await page.addInitScript(() => {
    const recording: Recording = { actions: [], state: '', unserialisable: [] };

    const check = (value: unknown, place: string): void => {
      if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return;
      if (typeof value === 'number' && Number.isFinite(value)) return;
      const isPlain =
        Array.isArray(value) ||
        (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
      if (!isPlain) {
        recording.unserialisable.push(`${place}: ${Object.prototype.toString.call(value)}`);
        return;
      }
      for (const [key, inner] of Object.entries(value)) check(inner, `${place}.${key}`);
    };

    const recorded =
      (reducer: Reducer): Reducer =>
      (state, action) => {
        const after = reducer(state, action);
        recording.actions.push({ type: action.type, text: JSON.stringify(action) });
        recording.state = JSON.stringify(after);
        check(action, action.type);
        check(after, `state after ${action.type}`);
        return after;
      };
    const record: Enhancer =
      (next) =>
      (reducer, ...rest) => {
        const store = next(recorded(reducer), ...rest);
        const replaceReducer = (other: Reducer) => store.replaceReducer(recorded(other));
        return { ...store, replaceReducer };
      };
    const compose =
      () =>
      (...enhancers: Enhancer[]): Enhancer =>
      (createStore) =>
        [...enhancers, record].reduceRight((made, enhancer) => enhancer(made), createStore);
    Object.assign(window as unknown as Recorded, {
      recording,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose,
    });
  });
  return () => page.evaluate(() => (window as unknown as Recorded).recording);
}

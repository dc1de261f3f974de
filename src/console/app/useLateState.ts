import { combineReducers } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useAppStore } from '../hooks';
import { freshReducer } from '../state/freshSlice';
import { reducers, type AppStore } from './store';

/** More than the store was made with, which its type does not allow. */
const reducer = combineReducers({ ...reducers, fresh: freshReducer }) as unknown as Parameters<
  AppStore['replaceReducer']
>[0];

/** Adds to the store what the first screens do without. */
export function useLateState(): void {
  const store = useAppStore();
  useEffect(() => store.replaceReducer(reducer), [store]);
}

import { createContext, useContext } from 'react';

type FillCount = { count: number; increase: () => void };

/** How often the values of the form around were put in from outside, as by a draft or a reset. */
export const FillCountContext = createContext<FillCount>({ count: 0, increase: () => {} });

export const useFillCount = (): FillCount => useContext(FillCountContext);

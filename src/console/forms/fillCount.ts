import { createContext, use } from 'react';

type FillCount = { count: number; increase: () => void };

/** Number of times that a draft or a reset has replaced all values of the form. */
export const FormFillCountContext = createContext<FillCount>({ count: 0, increase: () => {} });

export const useFillCount = (): FillCount => use(FormFillCountContext);

import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppThunk, RootState } from './app/store';

export type { AppThunk };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

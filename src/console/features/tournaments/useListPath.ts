import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { selectListQuery } from '../../state/listAddress';

/** COMFORT-7: the address of the list with its last view. */
export const useListPath = (): string => paths.tournaments + useAppSelector(selectListQuery);

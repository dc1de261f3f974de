import { filtersOf, PLAIN_FILTERS } from '../../../../domain/listParams';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { selectListParams, paramsChosen } from '../../../state/listSlice';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

/** LIST-6; where filters are set, they can be taken away here. */
export function NothingFound() {
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  return (
    <EmptyState title="Турниры не найдены" text="Попробуйте изменить поисковый запрос">
      {filtersOf(params).length > 0 && (
        <Button onClick={() => dispatch(paramsChosen(PLAIN_FILTERS))}>Сбросить фильтры</Button>
      )}
    </EmptyState>
  );
}

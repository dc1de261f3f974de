import { filtersOf, PLAIN_FILTERS } from '../../../../domain/view';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { selectView, viewChosen } from '../../../state/listSlice';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

/** LIST-6; where filters are set, they can be taken away here. */
export function NothingFound() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectView);
  return (
    <EmptyState title="Турниры не найдены" text="Попробуйте изменить поисковый запрос">
      {filtersOf(view).length > 0 && (
        <Button onClick={() => dispatch(viewChosen(PLAIN_FILTERS))}>Сбросить фильтры</Button>
      )}
    </EmptyState>
  );
}

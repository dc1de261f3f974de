import { useListTournamentsQuery } from '../../api/tournamentsApi';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

/** COMFORT-52: says that duplicates may be missed, as long as the list is not there as a whole. */
export function ListNote() {
  const { currentData, error, refetch } = useListTournamentsQuery();
  const isMissing = !currentData?.isWhole;
  const problem = isMissing ? error?.message : undefined;
  return (
    <div aria-live="polite">
      {problem ? (
        <Alert>
          Список турниров не загружен: найдены не все повторы. <bdi>{problem}</bdi>{' '}
          <Button onClick={() => void refetch()}>Повторить</Button>
        </Alert>
      ) : (
        isMissing && <p>Список турниров ещё загружается: найдены не все повторы.</p>
      )}
    </div>
  );
}

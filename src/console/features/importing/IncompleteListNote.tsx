import { useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { RetryAlert } from '../../ui/feedback/RetryAlert';

/** COMFORT-52: says that duplicates may be missed, as long as the list is not there as a whole. */
export function IncompleteListNote() {
  const { currentData, error, refetch } = useListTournamentsQuery();
  const isMissing = !currentData?.isWhole;
  const problem = isMissing ? error?.message : undefined;
  return (
    <div aria-live="polite">
      {problem ? (
        <RetryAlert
          text="Список турниров не загружен: найдены не все повторы."
          problem={problem}
          onRetry={() => void refetch()}
        />
      ) : (
        isMissing && <p>Список турниров ещё загружается: найдены не все повторы.</p>
      )}
    </div>
  );
}

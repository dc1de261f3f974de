import { useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { RetryAlert } from '../../ui/feedback/RetryAlert';

/** Warns that duplicates may be missed while only the beginning of the list is loaded, or none (COMFORT-52). */
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

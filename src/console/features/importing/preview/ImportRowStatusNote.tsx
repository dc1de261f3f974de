import { CheckIcon } from '../../../ui/icons/lazyIcons';
import { OVERLAP_LABEL, OverlapText } from '../../../ui/people/OverlapText';
import type { ValidatedRow } from '../rowValidation';
import styles from './ImportRowStatusNote.module.css';

const formatMore = (count: number): string => (count > 1 ? ` и\u00a0ещё\u00a0${count - 1}` : '');

/** Expected or actual result of a row (COMFORT-51, COMFORT-52). */
export function ImportRowStatusNote({ validated }: { validated: ValidatedRow }) {
  const { status, rejection, errors, duplicate, overlapsInList, overlaps, isSelected } = validated;
  if (status === 'done') {
    return (
      <span className={styles.created}>
        <CheckIcon /> Создан
      </span>
    );
  }
  if (status === 'sending') return <span className="quiet">Создание...</span>;
  const count = Object.keys(errors).length;
  if (count > 0) return <span className={styles.wrong}>{`Ошибок:\u00a0${count}`}</span>;
  return (
    <>
      {rejection ? (
        <>
          <span className={styles.wrong}>Не создан:</span>{' '}
          <bdi className={styles.error}>{rejection.message}</bdi>
        </>
      ) : (
        <span className="quiet">{isSelected ? 'Готово' : 'Не выбрана'}</span>
      )}
      {duplicate !== null && (
        <span className={styles.warning}>
          {duplicate === 'listed'
            ? 'Такой турнир уже есть'
            : `То же, что в\u00a0строке\u00a0${duplicate}`}
        </span>
      )}
      {overlapsInList.length > 0 && !rejection && (
        <span className={styles.warning}>
          {OVERLAP_LABEL}
          <OverlapText overlap={overlapsInList[0]!} />
          {formatMore(overlapsInList.length)}
        </span>
      )}
      {overlaps.length > 0 && !rejection && (
        <span className={styles.warning}>
          {`В это же время в\u00a0строке ${overlaps[0]!.id}: `}
          <OverlapText overlap={overlaps[0]!} />
          {formatMore(overlaps.length)}
        </span>
      )}
    </>
  );
}

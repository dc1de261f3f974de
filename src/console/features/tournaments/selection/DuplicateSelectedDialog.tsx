import { useState } from 'react';
import { toCopyRequest, findNextWeekDate } from '../../../../domain/editing/copies';
import { formatShortDate } from '../../../../domain/dates/shortDate';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { tournamentMutations } from '../../../api/tournaments/tournamentMutations';
import { useAppDispatch } from '../../../hooks';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { TournamentLine } from '../display/TournamentLine';
import { BatchDialog } from './BatchDialog';
import { useBatch } from './useBatch';
import styles from './BatchDialog.module.css';

const { createTournament } = tournamentMutations.endpoints;

/** A copy to create; `id` is the original's. */
type CopyStep = { id: number; of: Tournament; date: string };

const listCopies = (tournaments: readonly Tournament[], today: string): CopyStep[] =>
  tournaments.flatMap((of) => {
    const date = findNextWeekDate(of.date, today);
    return date === null ? [] : { id: of.id, of, date };
  });

const formatTitle = (count: number): string =>
  count === 0
    ? 'Дублировать нечего'
    : `Дублировать ${formatQuantity(count, 'турнир', 'турнира', 'турниров')}?`;

type DuplicateSelectedDialogProps = {
  /** The tournaments to copy; later renders do not change them. */
  tournaments: readonly Tournament[];
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  onClose: () => void;
};

/** Copies several tournaments to the next week, one after another (COMFORT-12). */
export function DuplicateSelectedDialog(props: DuplicateSelectedDialogProps) {
  const { tournaments, today, onClose } = props;
  const dispatch = useAppDispatch();
  const [copies] = useState(() => listCopies(tournaments, today));
  const [undatedCount] = useState(tournaments.length - copies.length);

  const batch = useBatch({
    items: copies,
    parallelCount: 1,
    send: ({ of, date }, key) =>
      dispatch(
        createTournament.initiate({ request: toCopyRequest(of, date), key }, { track: false }),
      ),
  });

  return (
    <BatchDialog
      title={formatTitle(copies.length)}
      note={
        <>
          Каждая копия — через неделю после своего турнира, в&nbsp;тот же день недели и&nbsp;час.
          Если этот день прошёл — в&nbsp;ближайший такой же.
          {undatedCount > 0 && ` Турниры без даты не дублируются: ${undatedCount}.`}
        </>
      }
      batch={batch}
      renderLine={({ of, date }) => (
        <>
          <TournamentLine tournament={{ ...of, date }} />{' '}
          <span className={styles.note}>копия от {formatShortDate(of.date)}</span>
        </>
      )}
      done={{ many: 'Создано', one: 'Создан' }}
      confirm="Дублировать"
      kind="primary"
      onConfirm={() => void batch.run()}
      onClose={onClose}
    />
  );
}

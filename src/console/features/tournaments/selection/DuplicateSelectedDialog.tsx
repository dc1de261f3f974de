import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { copyRequest, nextWeekOf } from '../../../../domain/copies';
import { formatShortDate } from '../../../../domain/format';
import type { Tournament } from '../../../../domain/tournament';
import { defaultMessage } from '../../../api/problems';
import { tournamentsApi } from '../../../api/tournamentsApi';
import { useAppDispatch } from '../../../hooks';
import { plural } from '../../../ui/typography';
import { TournamentLine } from '../TournamentLine';
import { useRefetchIfUncertain } from '../useRefetchIfUncertain';
import { BatchDialog } from './BatchDialog';
import { useBatch, type Failure } from './useBatch';
import styles from './BatchDialog.module.css';

const { createTournament } = tournamentsApi.endpoints;

/** A copy to make; its key makes it once, however often it is sent (TRUST-43). */
type Copy = { id: number; of: Tournament; date: string; key: string };

const copiesOf = (tournaments: readonly Tournament[], today: string): Copy[] =>
  tournaments.flatMap((of) => {
    const date = nextWeekOf(of.date, today);
    return date === null ? [] : { id: of.id, of, date, key: nanoid() };
  });

const titleOf = (count: number): string =>
  count === 0
    ? 'Дублировать нечего'
    : `Дублировать ${plural(count, 'турнир', 'турнира', 'турниров')}?`;

type DuplicateSelectedDialogProps = {
  /** Those of the first render are copied. */
  tournaments: readonly Tournament[];
  /** yyyy-MM-dd in the club's zone. */
  today: string;
  onClose: () => void;
};

/** COMFORT-12: copies of several tournaments, a week later each, made one after another. */
export function DuplicateSelectedDialog(props: DuplicateSelectedDialogProps) {
  const { tournaments, today, onClose } = props;
  const dispatch = useAppDispatch();
  const noteOutcome = useRefetchIfUncertain();
  const [copies] = useState(() => copiesOf(tournaments, today));
  const [undatedCount] = useState(tournaments.length - copies.length);

  const create = async ({ of, date, key }: Copy): Promise<Failure<Copy> | null> => {
    const call = dispatch(createTournament.initiate({ request: copyRequest(of, date), key }));
    const { error } = await call;
    call.reset();
    noteOutcome(error);
    return error ? { reason: error.message ?? defaultMessage(createTournament.name), error } : null;
  };
  const batch = useBatch(copies, create, 1);

  return (
    <BatchDialog
      title={titleOf(copies.length)}
      note={
        <>
          Каждая копия — через неделю после своего турнира, в&nbsp;тот же день недели и&nbsp;час.
          Если этот день прошёл — в&nbsp;ближайший такой же.
          {undatedCount > 0 && ` Турниры без даты не дублируются: ${undatedCount}.`}
        </>
      }
      batch={batch}
      lineOf={({ of, date }) => (
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

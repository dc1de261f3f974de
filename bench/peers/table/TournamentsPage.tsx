import { memo, useCallback, useMemo, useState } from 'react';
import {
  COLUMNS,
  formatFee,
  formatLevelRange,
  formatShortDate,
  formatTimeRange,
  formatWeekday,
  SEARCH,
} from '../common/texts';
import { makeSearch, type Tournament } from '../common/tournaments';
import { useTournamentsQuery } from './api';
import { Detail } from './Detail';

type RowProps = { tournament: Tournament; onOpen: (tournament: Tournament) => void };

const Row = memo(({ tournament, onOpen }: RowProps) => (
  <tr onClick={() => onOpen(tournament)}>
    <td>{tournament.tournament_type}</td>
    <td>{`${formatShortDate(tournament.date)} ${formatWeekday(tournament.date)}`}</td>
    <td>{formatTimeRange(tournament.start_time, tournament.end_time)}</td>
    <td>{formatLevelRange(tournament.level_from, tournament.level_to)}</td>
    <td>{formatFee(tournament.entry_fee)}</td>
    <td>
      <div>{tournament.organizer_name}</div>
      <small>{tournament.organizer_phone}</small>
    </td>
    <td>{tournament.applications.length}</td>
    <td onClick={(event) => event.stopPropagation()}>
      <button aria-label="Редактировать">✎</button>
      <button aria-label="Удалить">✕</button>
    </td>
  </tr>
));

export function TournamentsPage() {
  const { data } = useTournamentsQuery();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<Tournament | null>(null);
  const search = useMemo(() => makeSearch(data ?? []), [data]);
  const found = useMemo(() => search(text), [search, text]);
  const show = useCallback((tournament: Tournament) => setOpen(tournament), []);
  return (
    <>
      <h1>Турниры</h1>
      <span>{data?.length}</span>
      <input
        type="search"
        placeholder={SEARCH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((tournament) => (
            <Row key={tournament.id} tournament={tournament} onOpen={show} />
          ))}
        </tbody>
      </table>
      {open && <Detail tournament={open} onClose={() => setOpen(null)} />}
    </>
  );
}

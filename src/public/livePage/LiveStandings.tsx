import type {
  LivePageStandingsRow,
  LivePageStandingsView,
} from '../../domain/play/livePage/livePageStandings';
import type { LivePageView } from '../../domain/play/livePage/livePageView';
import { PlayerName, formatUnbreakableName } from './PlayerName';

/** Characters of a name that fit into a board's line. A longer name has smaller letters, and two lines if needed. */
const LINE_LENGTH = 13;

const Row = ({ row, labels }: { row: LivePageStandingsRow; labels: readonly string[] }) => {
  const { place, seats, matches, points, figures, final, hasLeft } = row;
  const isLong = seats.flat().some(({ name }) => name.length > LINE_LENGTH);
  const isOneOfSeveral = seats.flat().length > 1;
  return (
    <tr
      data-long={isLong ? '' : undefined}
      data-players={seats
        .flat()
        .map(({ key }) => key)
        .join(' ')}
      data-place={place}
    >
      <td>{place}</td>
      <th scope="row">
        {seats.map((players, seat) =>
          players.map((player, index) => (
            <span key={player.key}>
              {index > 0 ? ' → ' : seat > 0 && ' + '}
              <PlayerName
                player={
                  isOneOfSeveral ? { ...player, name: formatUnbreakableName(player.name) } : player
                }
              />
            </span>
          )),
        )}
        {hasLeft && <small> ушёл</small>}
      </th>
      <td>{matches}</td>
      {labels.map((label, index) => (
        <td key={label} className="figure">
          {figures[index]}
        </td>
      ))}
      {final !== null && <td className="final">{final}</td>}
      <td>{points}</td>
    </tr>
  );
};

/** The class of a table by its columns beyond matches and points. */
const TABLE_CLASSES = [undefined, 'more', 'more most'];

/** The standings after the last complete round (SEEN-3). */
export const LiveStandings = ({
  table,
  phase,
}: {
  table: LivePageStandingsView;
  phase: LivePageView['phase'];
}) => {
  const { heading, figureLabels, pointsLabel, rows } = table;
  if (phase === 'before') return null;
  const hasFinal = rows.some(({ final }) => final !== null);
  if (rows.length === 0) {
    return (
      <section className="table">
        <h2>Таблица</h2>
        <p className="none">Появится, когда будет сыгран первый раунд.</p>
      </section>
    );
  }
  return (
    <section className="table" aria-label={heading}>
      <h2>{heading}</h2>
      <p className="shown" aria-hidden="true" />
      <div className="rows">
        <table className={TABLE_CLASSES[Math.min(2, figureLabels.length + Number(hasFinal))]}>
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">{rows.some(({ seats }) => seats.length > 1) ? 'Пара' : 'Игрок'}</th>
              <th scope="col">Матчи</th>
              {figureLabels.map((label) => (
                <th key={label} scope="col" className="figure">
                  {label}
                </th>
              ))}
              {hasFinal && <th scope="col">Финал</th>}
              <th scope="col">{pointsLabel}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.seats[0]![0]!.key} row={row} labels={figureLabels} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="dots" aria-hidden="true" />
    </section>
  );
};

import { restsLabel } from '../../../../../domain/play/output/roundText';
import type { ShownRound } from '../../../../../domain/play/output/shownRound';
import type { Tournament } from '../../../../../domain/tournament';
import sheet from '../../../../ui/PrintedSheet.module.css';
import { roundTimes } from '../../rounds/roundTimes';
import { PrintedHead } from '../PrintedHead';
import { MatchCells } from './MatchCells';
import styles from './PrintedRounds.module.css';

type RoundProps = { shown: ShownRound; next: ShownRound | undefined };

function PrintedRound({ shown, next }: RoundProps) {
  const { number, round, matches, rests } = shown;
  return (
    <table className={styles.round}>
      <caption>
        Раунд {number} <span>{roundTimes(round, next?.round)}</span>
        {rests.length > 0 && (
          <span>
            {restsLabel(rests)}: {rests.join(', ')}
          </span>
        )}
      </caption>
      <tbody>
        {matches.map((match) => (
          <tr key={match.court}>
            <th scope="row">{match.courtName}</th>
            <MatchCells match={match} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PrintedDrawProps = { tournament: Tournament; rounds: readonly ShownRound[] };

/** SEEN-32: all drawn rounds, court by court, to hang up. */
export const PrintedDraw = ({ tournament, rounds }: PrintedDrawProps) => (
  <article className={sheet.sheet}>
    <PrintedHead tournament={tournament} />
    {rounds.map((shown, index) => (
      <PrintedRound key={shown.round.id} shown={shown} next={rounds[index + 1]} />
    ))}
  </article>
);

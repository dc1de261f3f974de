import { formatRoundName } from '../../../../../domain/play/model/roundName';
import { formatRestsLabel } from '../../../../../domain/play/output/roundText';
import type { PublicRoundView } from '../../../../../domain/play/output/publicRounds';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import sheet from '../../../../ui/layout/PrintedSheet.module.css';
import { formatRoundTimes } from '../../rounds/formatRoundTimes';
import { PrintedHead } from '../PrintedHead';
import { MatchCells } from './MatchCells';
import styles from './PrintedRounds.module.css';

type PrintedRoundProps = { publicRound: PublicRoundView; next: PublicRoundView | undefined };

function PrintedRound({ publicRound, next }: PrintedRoundProps) {
  const { number, round, matches, rests } = publicRound;
  return (
    <table className={styles.round}>
      <caption>
        {formatRoundName(round, number)} <span>{formatRoundTimes(round, next?.round)}</span>
        {rests.length > 0 && (
          <span>
            {formatRestsLabel(rests)}: {rests.join(', ')}
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

type PrintedDrawProps = { tournament: Tournament; rounds: readonly PublicRoundView[] };

/** All drawn rounds by court, to be put on the wall (SEEN-32). */
export const PrintedDraw = ({ tournament, rounds }: PrintedDrawProps) => (
  <article className={sheet.sheet}>
    <PrintedHead tournament={tournament} />
    {rounds.map((publicRound, index) => (
      <PrintedRound key={publicRound.round.id} publicRound={publicRound} next={rounds[index + 1]} />
    ))}
  </article>
);

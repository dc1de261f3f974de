import { buildCourtSheets } from '../../../../../domain/play/output/courtSheets';
import { getRoundTerms } from '../../../../../domain/play/model/roundTerms';
import type { Play } from '../../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import sheet from '../../../../ui/layout/PrintedSheet.module.css';
import { formatRoundTerms } from '../../../../../domain/play/score/formatRoundTerms';
import { PrintedHead } from '../PrintedHead';
import { MatchCells } from './MatchCells';
import styles from './PrintedRounds.module.css';

type ScoreSheetsProps = { tournament: Tournament; play: Play; planned: number };

/** A sheet for each court: its matches, and empty lines for rounds not drawn yet (SEEN-32). */
export const ScoreSheets = ({ tournament, play, planned }: ScoreSheetsProps) =>
  buildCourtSheets(play, planned).map(({ court, courtName, lines }) => (
    <article key={court} className={`${sheet.sheet} ${styles.court}`}>
      <PrintedHead tournament={tournament} />
      <table className={styles.round}>
        <caption>
          {courtName} <span>{formatRoundTerms(getRoundTerms(play.settings))}</span>
        </caption>
        <tbody>
          {lines.map(({ name, terms, match }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {terms && <small>{terms}</small>}
              </th>
              <MatchCells match={match} />
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ));

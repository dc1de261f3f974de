import type { Round } from '../../../../../domain/play/model/round';
import { describeSettledPlaces } from '../../../../../domain/play/rounds/finalTexts';
import { formatCourtSeedPlaces } from '../describeUnusualPairing';
import { PairNames } from '../PairNames';
import { usePlayContext } from '../playContext';
import { Rests } from '../RoundPanel';
import styles from './FinalDialog.module.css';

/** The courts of a final that is not drawn yet, the resting players, and the places decided by lot (PLAY-86). */
export function FinalPreview({ final }: { final: Round }) {
  const { state, getCourtName, getFullName } = usePlayContext();
  return (
    <div role="status" className={styles.preview}>
      <ul aria-label="Кто с кем">
        {final.matches.map((match) => (
          <li key={match.court}>
            <strong>
              {getCourtName(match.court)} <span>{formatCourtSeedPlaces(final, match)}</span>
            </strong>
            <div>
              <PairNames pair={match.a} round={final} />
              <span>против</span>
              <PairNames pair={match.b} round={final} />
            </div>
          </li>
        ))}
      </ul>
      <Rests ids={final.rests} />
      {describeSettledPlaces(state, final, getFullName).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

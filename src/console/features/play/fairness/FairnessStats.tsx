import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { formatNumberRange } from './fairnessTexts';
import styles from './FairnessDialog.module.css';
import type { PlayFairness } from './playFairness';

type FigureProps = { name: string; value: string; unit?: string };

const Figure = ({ name, value, unit }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {unit && ` ${unit}`}
    </dd>
  </div>
);

/** Matches, rests and repeated meetings as numbers; a range if players differ. */
export function FairnessStats({ fairness }: { fairness: PlayFairness }) {
  const { counts, partnerships, variant } = fairness;
  const { matches, rests, partnerRepeats, opponentRange } = counts;
  const { least, most } = opponentRange;
  return (
    <dl className={styles.stats}>
      <Figure name="Матчей у каждого" value={formatNumberRange(matches)} />
      <Figure name="Отдыхов" value={formatNumberRange(rests)} />
      {variant !== 'fixed' && (
        <Figure name="Повторов пар" value={String(partnerRepeats)} unit={`из ${partnerships}`} />
      )}
      <Figure
        name="С одним соперником"
        value={formatNumberRange([least, most])}
        unit={formatQuantity(most, 'раз', 'раза', 'раз').split('\u00a0')[1]}
      />
    </dl>
  );
}

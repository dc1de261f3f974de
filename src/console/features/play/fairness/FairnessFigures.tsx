import { plural } from '../../../../domain/plural';
import { spanText } from './fairnessTexts';
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

/** What is equal for all, and what is not, in four figures. */
export function FairnessFigures({ shown }: { shown: PlayFairness }) {
  const { counts, partnerships, variant } = shown;
  const { matches, rests, partnerRepeats, opponentRange } = counts;
  const { least, most } = opponentRange;
  return (
    <dl className={styles.figures}>
      <Figure name="Матчей у каждого" value={spanText(matches)} />
      <Figure name="Отдыхов" value={spanText(rests)} />
      {variant !== 'fixed' && (
        <Figure name="Повторов пар" value={String(partnerRepeats)} unit={`из ${partnerships}`} />
      )}
      <Figure
        name="С одним соперником"
        value={spanText([least, most])}
        unit={plural(most, 'раз', 'раза', 'раз').split('\u00a0')[1]}
      />
    </dl>
  );
}

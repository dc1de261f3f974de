import { Button } from '../../../ui/controls/Button';
import { toTelHref } from '../../../ui/people/toTelHref';
import styles from './RosterTroubles.module.css';

export type RosterTroubleProps = {
  text: string;
  /** The phone of the person whom it concerns. */
  phone?: string | null;
  /** The act that helps. */
  button?: { label: string; onPress: () => void } | undefined;
};

/** A sentence, a number to call, and the remedy (ROSTER-46). */
export function RosterTrouble({ text, phone, button }: RosterTroubleProps) {
  return (
    <div className={styles.trouble}>
      <span>
        {text}
        {phone && ', '}
        {phone && <a href={toTelHref(phone)}>{phone}</a>}
      </span>
      {button && (
        <Button onClick={button.onPress}>
          <bdi>{button.label}</bdi>
        </Button>
      )}
    </div>
  );
}

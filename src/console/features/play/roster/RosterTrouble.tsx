import { Button } from '../../../ui/controls/Button';
import { toTelHref } from '../../../ui/people/toTelHref';
import styles from './RosterTroubles.module.css';

export type RosterTroubleProps = {
  text: string;
  /** Phone of the person concerned. */
  phone?: string | null;
  /** The action that solves the problem. */
  button?: { label: string; onPress: () => void } | undefined;
};

/** A sentence, a phone number, and a button that solves the problem (ROSTER-46). */
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

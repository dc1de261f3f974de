import type { LinkMatch } from '../../domain/play/scoreLink/linkBoard';
import { FORM_MARKS } from '../../domain/play/scoreLink/linkForm';
import { padOn, padQuery, type PadAddress } from '../../domain/play/scoreLink/padAddress';

type MarksProps = { match: LinkMatch; address: PadAddress };

/** PLAY-3: a match that was stopped, not played, or has no score after all. */
export const Marks = ({
  match: { court, result },
  address: { roundId, isStopped },
}: MarksProps) => (
  <div className="marks">
    <a
      id="stopped"
      href={padQuery({ ...padOn(roundId, court), isStopped: !isStopped })}
      aria-current={isStopped}
    >
      Прерван
    </a>
    <button type="submit" id="notPlayed" name="mark" value={FORM_MARKS.notPlayed}>
      Не сыгран
    </button>
    {result && (
      <button type="submit" id="none" name="mark" value={FORM_MARKS.none}>
        Без счёта
      </button>
    )}
  </div>
);

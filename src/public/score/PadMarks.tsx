import { FORM_RESULT_MARKS } from '../../domain/play/scoreLink/linkForm';
import type { ScoreLinkMatch } from '../../domain/play/scoreLink/linkView';
import {
  createPadAddress,
  formatPadQuery,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';

type MarksProps = { match: ScoreLinkMatch; address: PadAddress };

/** The marks of a match: stopped, not played, and without a score after a correction (PLAY-3). */
export const PadMarks = ({
  match: { court, result },
  address: { roundId, isStopped, seen },
}: MarksProps) => (
  <div className="marks">
    <a
      id="stopped"
      href={formatPadQuery({ ...createPadAddress(roundId, court), isStopped: !isStopped, seen })}
      aria-current={isStopped}
    >
      Прерван
    </a>
    <button type="submit" id="notPlayed" name="mark" value={FORM_RESULT_MARKS.notPlayed}>
      Не сыгран
    </button>
    {result && (
      <button type="submit" id="none" name="mark" value={FORM_RESULT_MARKS.none}>
        Без счёта
      </button>
    )}
  </div>
);

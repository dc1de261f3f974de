import { describeNextRound } from '../../domain/play/livePage/livePageTexts';
import type { LivePageView } from '../../domain/play/livePage/livePageView';

/** The note about the next round: «Дальше пары раунда 4 — по таблице, начало в 19:42». */
export const NextRoundNote = ({ view, zone }: { view: LivePageView; zone: string }) => {
  const text = describeNextRound(view, zone);
  if (!text) return null;
  return (
    <p className="coming">
      <strong>Дальше</strong> {text}
    </p>
  );
};

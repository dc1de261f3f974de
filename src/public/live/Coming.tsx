import { nextText } from '../../domain/play/live/liveTexts';
import type { LiveView } from '../../domain/play/live/liveView';

/** «Дальше пары раунда 4 — по таблице, начало в 19:42». */
export const Coming = ({ view, zone }: { view: LiveView; zone: string }) => {
  const text = nextText(view, zone);
  if (!text) return null;
  return (
    <p className="coming">
      <strong>Дальше</strong> {text}
    </p>
  );
};

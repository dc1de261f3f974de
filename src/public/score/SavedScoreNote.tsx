import type { MatchResult } from '../../domain/play/model/round';
import { NO_PAD, createPadAddress, formatPadQuery } from '../../domain/play/scoreLink/padAddress';
import { formatScore } from '../../domain/play/score/formatScore';
import { formatCourtInSentence } from '../../domain/play/model/formatCourtInSentence';
import type { PadProps } from './props';

/** The saved result with its undo for some seconds, and the link to the next court (SEEN-15). */
export const SavedScoreNote = ({
  match,
  round,
  device,
  result,
}: PadProps & { result: MatchResult }) => {
  const next = round.matches.find((one) => one.result === null);
  return (
    <>
      <div className="saved">
        <span>
          <strong>Записано: {formatScore(result)}</strong>
          {device?.unsent.includes(match.court) && <small>ждёт сети</small>}
        </span>
        {device?.undoSeconds && (
          <button type="button" id="undo" data-undo="">
            Отменить{' '}
            <span aria-hidden="true">
              <span data-seconds="">{device.undoSeconds}</span>&nbsp;с
            </span>
          </button>
        )}
      </div>
      <a
        className="go"
        id="next"
        href={formatPadQuery(next ? createPadAddress(round.id, next.court) : NO_PAD)}
      >
        {next ? `Дальше: ${formatCourtInSentence(next.name)}` : 'Готово'}
      </a>
    </>
  );
};

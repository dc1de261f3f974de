import type { Result } from '../../domain/play/round';
import { NO_PAD, padOn, padQuery } from '../../domain/play/scoreLink/padAddress';
import { scoreText } from '../../domain/play/score/scoreText';
import { courtInText } from './CourtList';
import type { PadProps } from './props';

/** SEEN-15: what was saved, for some seconds the way back, and the way on to the next court. */
export const Saved = ({ match, round, device, result }: PadProps & { result: Result }) => {
  const next = round.matches.find((one) => one.result === null);
  return (
    <>
      <div className="saved">
        <span>
          <strong>Записано: {scoreText(result)}</strong>
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
      <a className="go" id="next" href={padQuery(next ? padOn(round.id, next.court) : NO_PAD)}>
        {next ? `Дальше: ${courtInText(next)}` : 'Готово'}
      </a>
    </>
  );
};

import { getTermsWords, type MatchResult } from '../../domain/play/model/round';
import { getOtherSide } from '../../domain/play/score/completeResult';
import { FORM_RESULT_MARKS } from '../../domain/play/scoreLink/linkForm';
import {
  NO_PAD,
  formatPadQuery,
  isPadPressed,
  createPadAddress,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';
import { getPadLayout, type PadLayout } from '../../domain/play/score/padLayout';
import { formatRoundTerms } from '../../domain/play/score/formatRoundTerms';
import { Icon } from '../Icon';
import { PadDigitButtons } from './PadDigitButtons';
import { PadPairs, formatPairNames, getShownPoints } from './PadPairs';
import type { PadProps } from './props';
import { formatScore } from '../../domain/play/score/formatScore';
import { formatCourtInSentence } from '../../domain/play/model/formatCourtInSentence';
import { pressPoints } from '../../domain/play/score/padState';
import { validateResult } from '../../domain/play/score/validateResult';
import type { ScoreLinkMatch } from '../../domain/play/scoreLink/linkView';

const CROSS = 'M5 5l10 10M15 5 5 15';

const Hidden = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
);

/** The saved result with its undo for some seconds, and the link to the next court (SEEN-15). */
const SavedScoreNote = ({ match, round, device, result }: PadProps & { result: MatchResult }) => {
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

type NumbersProps = PadProps & { pad: Extract<PadLayout, { kind: 'numbers' }> };

/**
 * One button for each number that a pair can have (PLAY-3). A number that completes the result sends it. Any other
 * number opens the other pair's number.
 */
const PadNumberButtons = ({ match, address, round: { terms }, pad }: NumbersProps) => {
  const { side } = address;
  const chosen = getShownPoints({ match, address, terms }, side);
  return (
    <div className="numbers" data-per-row={pad.perRow}>
      {pad.numbers.map((points) => {
        const next = pressPoints({ ...address, isSaved: false }, terms, points);
        const same = {
          id: `n${points}`,
          className: chosen === points ? 'shown' : undefined,
        };
        return 'side' in next ? (
          <a key={points} {...same} href={formatPadQuery(next)}>
            {points}
          </a>
        ) : (
          <button
            key={points}
            {...same}
            type="submit"
            name={side}
            value={points}
            disabled={validateResult(next, terms) !== null}
          >
            {points}
          </button>
        );
      })}
    </div>
  );
};

/** The marks of a match: stopped, not played, and without a score after a correction (PLAY-3). */
const PadMarks = ({
  match: { court, result },
  address: { roundId, isStopped, seen },
}: {
  match: ScoreLinkMatch;
  address: PadAddress;
}) => (
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

/**
 * The score pad of a court (SEEN-15). The pad is a form of submit buttons and links, which works without a script. A
 * script handles their presses on the page.
 */
export const ScoreLinkPad = (props: PadProps) => {
  const { round, match, changeId, problem } = props;
  const { isStopped, side } = props.address;
  // A press keeps the result that the person saw at the first press. A result that arrives later does not count as
  // seen.
  const seen = isPadPressed(props.address) ? props.address.seen : match.result;
  const address = { ...props.address, seen };
  const other = getOtherSide(side);
  const pad = getPadLayout(round.terms);
  const expected = JSON.stringify(seen);
  const stopped = isStopped ? ', прерван' : '';
  return (
    <form method="post" action={formatPadQuery(address)} className="pad" data-seen={expected}>
      <header>
        <a href={formatPadQuery(NO_PAD)} aria-label="К кортам">
          <Icon path={CROSS} />
        </a>
        <b aria-hidden="true">{match.court}</b>
        <div>
          <h2 id="title" tabIndex={-1}>
            {match.name}
          </h2>
          <p>{`${round.name}, ${formatRoundTerms(round.terms)}${stopped}`}</p>
        </div>
      </header>
      <PadPairs match={match} address={address} terms={round.terms} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Hidden name="id" value={changeId} />
      <Hidden name="round" value={round.id} />
      <Hidden name="court" value={match.court} />
      <Hidden name="was" value={expected} />
      {address[other] !== null && <Hidden name={other} value={address[other]} />}
      <p className="whose">
        {getTermsWords(round.terms).label} пары <strong>{formatPairNames(match, side)}</strong>
      </p>
      {pad.kind === 'digits' ? (
        <PadDigitButtons {...props} address={address} />
      ) : (
        <PadNumberButtons {...props} address={address} pad={pad} />
      )}
      <PadMarks match={match} address={address} />
      {/* The field is after the buttons, so that the pressed button's value comes first. */}
      {isStopped && <Hidden name="mark" value={FORM_RESULT_MARKS.stopped} />}
      {address.isSaved && match.result && <SavedScoreNote {...props} result={match.result} />}
    </form>
  );
};

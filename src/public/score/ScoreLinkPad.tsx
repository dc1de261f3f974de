import { getTermsWords } from '../../domain/play/model/round';
import { getOtherSide } from '../../domain/play/score/completeResult';
import { FORM_RESULT_MARKS } from '../../domain/play/scoreLink/linkForm';
import { NO_PAD, formatPadQuery, isPadPressed } from '../../domain/play/scoreLink/padAddress';
import { getPadLayout } from '../../domain/play/score/padLayout';
import { formatRoundTerms } from '../../domain/play/score/formatRoundTerms';
import { Icon } from '../Icon';
import { PadDigitButtons } from './PadDigitButtons';
import { PadMarks } from './PadMarks';
import { PadNumberButtons } from './PadNumberButtons';
import { PadPairs, formatPairNames } from './PadPairs';
import type { PadProps } from './props';
import { SavedScoreNote } from './SavedScoreNote';

const CROSS = 'M5 5l10 10M15 5 5 15';

const Hidden = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
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

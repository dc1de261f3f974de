import { useId, useMemo, useState } from 'react';
import { listChatTitleLines } from '../../../../domain/tournament/announcement';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listOrdinaryRounds, listStartedRounds } from '../../../../domain/play/model/round';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { findTournamentType } from '../../../../domain/tournament/tournamentTypes';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { CopyIcon } from '../../../ui/icons/lazyIcons';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { useCopyText } from '../../../ui/dialogs/useCopyText';
import styles from './FairnessDialog.module.css';
import { FairnessGrid } from './FairnessGrid';
import {
  buildFairnessText,
  describeRoundsPlayed,
  FAIRNESS_TEXTS,
  formatNumberRange,
} from './fairnessTexts';
import { computePlayFairness, type PlayFairness } from './playFairness';

type FairnessDialogProps = { tournament: Tournament; play: Play; onClose: () => void };

const TITLE = 'Честность жеребьёвки';
const PARTS = [
  { value: 'all', label: 'Вся жеребьёвка' },
  { value: 'started', label: 'Начатые раунды' },
] as const;

const Figure = ({ name, value, unit }: { name: string; value: string; unit?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {unit && ` ${unit}`}
    </dd>
  </div>
);

/** Matches, rests and repeated meetings as numbers; a range if players differ. */
function FairnessStats({ fairness }: { fairness: PlayFairness }) {
  const { counts, partnerships, variant } = fairness;
  const { matches, rests, partnerRepeats, opponentRange } = counts;
  const { least, most } = opponentRange;
  return (
    <dl className={styles.stats}>
      <Figure name="Матчей у каждого" value={formatNumberRange(matches)} />
      <Figure name="Отдыхов" value={formatNumberRange(rests)} />
      {variant !== 'fixed' && (
        <Figure name="Повторов пар" value={String(partnerRepeats)} unit={`из ${partnerships}`} />
      )}
      <Figure
        name="С одним соперником"
        value={formatNumberRange([least, most])}
        unit={formatQuantity(most, 'раз', 'раза', 'раз').split('\u00a0')[1]}
      />
    </dl>
  );
}

/** Shows each player's meetings, matches and rests (DRAW-12). */
export function FairnessDialog({ tournament, play, onClose }: FairnessDialogProps) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const { copy, copyDialog } = useCopyText((toast) => dispatch(toastShown(toast)));
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>('all');
  // A final is left out, because the standings alone decide who meets in it.
  const drawnRounds = listOrdinaryRounds(play.rounds);
  const startedRounds = listStartedRounds(drawnRounds);
  const hasBoth = startedRounds.length > 0 && startedRounds.length < drawnRounds.length;
  const rounds = part === 'started' && hasBoth ? startedRounds : drawnRounds;
  const fairness = useMemo(() => computePlayFairness(play, rounds), [play, rounds]);
  const type = findTournamentType(tournament.tournament_type);
  const summary = type ? FAIRNESS_TEXTS[type](fairness) : [];
  const buildText = () =>
    buildFairnessText(
      [...listChatTitleLines(tournament), `${TITLE}: ${describeRoundsPlayed(rounds)}`].join('\n'),
      fairness,
      summary,
      play.settings,
    );
  return (
    <Dialog titleId={titleId} width={1104} onClose={onClose}>
      <div className={styles.body} tabIndex={-1}>
        <header className={styles.head}>
          <h2 id={titleId}>{TITLE}</h2>
          <p>{describeRoundsPlayed(rounds)}</p>
          {hasBoth && (
            <SegmentedControl label="Раунды" modes={PARTS} value={part} onChange={setPart} />
          )}
        </header>
        <div className={styles.summary}>
          {summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {fairness.players.length > 0 && (
          <>
            <FairnessStats fairness={fairness} />
            <FairnessGrid key={fairness.players.length} fairness={fairness} />
          </>
        )}
      </div>
      <DialogFooter>
        {fairness.players.length > 0 && (
          <Button onClick={() => void copy(buildText(), 'Текст скопирован')}>
            <CopyIcon />
            Скопировать
          </Button>
        )}
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
      {copyDialog}
    </Dialog>
  );
}

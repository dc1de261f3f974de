import { useId, useMemo, useState } from 'react';
import { titleLines } from '../../../../domain/announcement';
import type { Play } from '../../../../domain/play/playWire';
import { begunRounds } from '../../../../domain/play/round';
import { formatOf } from '../../../../domain/play/seeding';
import type { Tournament } from '../../../../domain/tournament';
import { useAppDispatch } from '../../../hooks';
import { noticeShown } from '../../../state/noticesSlice';
import { Button } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { CopyIcon } from '../../../ui/lateIcons';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { useCopyText } from '../../../ui/useCopyText';
import styles from './FairnessDialog.module.css';
import { FairnessFigures } from './FairnessFigures';
import { FairnessGrid } from './FairnessGrid';
import { copiedText, roundsText, summaryOf } from './fairnessTexts';
import { playFairness } from './playFairness';

type FairnessDialogProps = { tournament: Tournament; play: Play; onClose: () => void };

const TITLE = 'Честность жеребьёвки';
const PARTS = [
  { value: 'all', label: 'Вся жеребьёвка' },
  { value: 'begun', label: 'Начатые раунды' },
] as const;

/** DRAW-12: what a draw, and what was played, gives each player. */
export function FairnessDialog({ tournament, play, onClose }: FairnessDialogProps) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const { copy, copyDialog } = useCopyText((notice) => dispatch(noticeShown(notice)));
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>('all');
  const begun = begunRounds(play.rounds);
  const hasBoth = begun.length > 0 && begun.length < play.rounds.length;
  const rounds = part === 'begun' && hasBoth ? begun : play.rounds;
  const shown = useMemo(() => playFairness(play, rounds), [play, rounds]);
  const summary = summaryOf(shown, formatOf(tournament.tournament_type));
  const text = () =>
    copiedText(
      [...titleLines(tournament), `${TITLE}: ${roundsText(rounds)}`].join('\n'),
      shown,
      summary,
      play.settings,
    );
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.body} tabIndex={-1}>
        <header className={styles.head}>
          <h2 id={titleId}>{TITLE}</h2>
          <p>{roundsText(rounds)}</p>
          {hasBoth && (
            <SegmentedControl label="Раунды" modes={PARTS} value={part} onChange={setPart} />
          )}
        </header>
        <div className={styles.summary}>
          {summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {shown.players.length > 0 && (
          <>
            <FairnessFigures shown={shown} />
            <FairnessGrid key={shown.players.length} shown={shown} />
          </>
        )}
      </div>
      <DialogFooter>
        {shown.players.length > 0 && (
          <Button onClick={() => void copy(text(), 'Текст скопирован')}>
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

import { useEffect, useEffectEvent } from 'react';
import { buildPublicRounds } from '../../../../../domain/play/output/publicRounds';
import type { Play } from '../../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { PrintSheet } from '../../../../ui/layout/PrintSheet';
import { PrintedDraw } from './PrintedDraw';
import { ScoreSheets } from './ScoreSheets';

/** `rounds` is a list of all rounds with their rests; `sheets` is a sheet per court for writing scores. */
export type PaperKind = 'rounds' | 'sheets';

type PrintedRoundsProps = {
  tournament: Tournament;
  play: Play;
  planned: number;
  paper: PaperKind;
  onPrinted: () => void;
};

/** The rounds on A4; rendered only for printing (SEEN-32). */
export function PrintedRounds({ tournament, play, planned, paper, onPrinted }: PrintedRoundsProps) {
  const tellPrinted = useEffectEvent(onPrinted);
  useEffect(() => {
    const handleAfterPrint = () => tellPrinted();
    addEventListener('afterprint', handleAfterPrint);
    return () => removeEventListener('afterprint', handleAfterPrint);
  }, []);
  return (
    <PrintSheet>
      {paper === 'rounds' ? (
        <PrintedDraw tournament={tournament} rounds={buildPublicRounds(play)} />
      ) : (
        <ScoreSheets tournament={tournament} play={play} planned={planned} />
      )}
    </PrintSheet>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { FinalPairing } from '../../../../../domain/draw/base/pairings';
import {
  createFinalEvent,
  FINAL_PAIRINGS_OFFERED,
} from '../../../../../domain/play/draw/drawFinal';
import { seatFinal } from '../../../../../domain/play/draw/finalFours';
import {
  FINAL_FOURS_LABELS,
  FINAL_PAIRING_LABELS,
} from '../../../../../domain/play/model/gameLabels';
import type { GameSettings } from '../../../../../domain/play/model/gameSettings';
import { FINAL_FOURS, type FinalFours } from '../../../../../domain/play/model/round';
import { getFinalTerms } from '../../../../../domain/play/model/roundTerms';
import { describeFinalObstacle } from '../../../../../domain/play/rounds/finalTexts';
import { Button } from '../../../../ui/controls/Button';
import { Select } from '../../../../ui/controls/Select';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { ScoreSetting } from '../../settings/ScoreSetting';
import { usePlayContext } from '../playContext';
import styles from './FinalDialog.module.css';
import { FinalPreview } from './FinalPreview';

type FinalDialogProps = { onDrawn: () => void; onClose: () => void };

/** Chooses who plays the final, in which pairs and to which score, and shows its courts before it is drawn (PLAY-86). */
export function FinalDialog({ onDrawn, onClose }: FinalDialogProps) {
  const { state, planned, actions } = usePlayContext();
  const drawButton = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has opened and has focused its first field.
  useEffect(() => drawButton.current?.focus(), []);
  const pairings = FINAL_PAIRINGS_OFFERED[state.settings.variant];
  const [fours, setFours] = useState<FinalFours>('all');
  const [pairing, setPairing] = useState<FinalPairing>(pairings[0]!);
  const [score, setScore] = useState<Partial<GameSettings>>({});
  const settings: GameSettings = { ...state.settings, ...score };
  const obstacle = describeFinalObstacle(state, planned);
  const event = createFinalEvent(state, { fours, pairing, terms: getFinalTerms(settings) });
  const final = obstacle === null && event?.to[0];
  if (!final) {
    return (
      <Dialog width={560} isFullOnPhone onClose={onClose}>
        <DialogBody title="Финал" className={styles.body}>
          <p role="status">{obstacle}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Закрыть</Button>
        </DialogFooter>
      </Dialog>
    );
  }
  return (
    <Dialog width={560} isFullOnPhone onClose={onClose}>
      <DialogBody title="Финал" className={styles.body}>
        <p>Он решает только места: его счёт к таблице не прибавляется.</p>
        <div className={styles.choices}>
          {seatFinal(state, 0, 'all').fours.length > 1 && (
            <Select
              label="Кто играет"
              value={fours}
              options={FINAL_FOURS.map((value) => ({ value, label: FINAL_FOURS_LABELS[value] }))}
              onChoose={(value) => setFours(value as FinalFours)}
            />
          )}
          {pairings.length > 1 && (
            <Select
              label="Пары"
              value={pairing}
              options={pairings.map((value) => ({ value, label: FINAL_PAIRING_LABELS[value] }))}
              onChoose={(value) => setPairing(value as FinalPairing)}
            />
          )}
          <ScoreSetting
            settings={settings}
            stage="open"
            onChange={(to) => setScore((before) => ({ ...before, ...to }))}
          />
        </div>
        <FinalPreview final={final} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button
          ref={drawButton}
          kind="primary"
          onClick={() => {
            actions.drawFinal(event);
            onClose();
            onDrawn();
          }}
        >
          Составить финал
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

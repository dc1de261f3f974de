import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatFullName } from '../../../../../domain/play/people/names';
import {
  getForgetCountsByLabel,
  describeForgetBlockers,
} from '../../../../../domain/players/forgetting/forgetTexts';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { usePreviewForgettingQuery } from '../../../../api/players/playersApi';
import { useForgetPlayerMutation } from '../../../../api/players/playerMutations';
import { useAppDispatch } from '../../../../hooks';
import { PLAYERS_SCREEN_PATH } from '../../../../playerPaths';
import { toastShown } from '../../../../state/toastsSlice';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { Caution } from '../../../../ui/feedback/Caution';
import { Checkbox } from '../../../../ui/controls/Checkbox';
import { DescriptionList } from '../../../../ui/layout/DescriptionList';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { useSingleFlight } from '../../../../ui/loading/useSingleFlight';
import { anonymiseDrafts } from './anonymiseDrafts';
import styles from './PersonDataPanel.module.css';

/** Shows what forgetting a player replaces. Asks twice, because forgetting cannot be undone (PLAYER-70). */
export function ForgetDialog({ card, onClose }: { card: PlayerCard; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const { data: preview, error: loadError } = usePreviewForgettingQuery(card.id);
  const [forget, { isLoading, error }] = useForgetPlayerMutation();
  const problem = error ?? loadError;
  const obstacle = preview ? describeForgetBlockers(preview.openTournaments) : '';

  const run = useSingleFlight(async () => {
    const { error: failure } = await forget(card.id);
    if (failure) return;
    anonymiseDrafts(card);
    onClose();
    void navigate(PLAYERS_SCREEN_PATH, { replace: true });
    dispatch(toastShown({ text: 'Игрок забыт' }));
  });

  return (
    <Dialog width={520} onClose={onClose}>
      <DialogBody title="Забыть игрока">
        <p>
          <bdi>{formatFullName(card)}</bdi>
        </p>
        {preview && (
          <DescriptionList className={styles.facts} facts={getForgetCountsByLabel(preview)} />
        )}
        {obstacle !== '' && <Caution>{obstacle}</Caution>}
        {preview && obstacle === '' && (
          <Checkbox label="Понимаю, что вернуть это нельзя" isChecked={isSure} onChange={setSure} />
        )}
        {!preview && !problem && <p role="status">Подсчёт того, что заменится...</p>}
        {problem && <Alert>{problem.message}</Alert>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button
          kind="danger"
          disabled={!preview || obstacle !== '' || !isSure || isLoading}
          onClick={run}
        >
          Забыть навсегда
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

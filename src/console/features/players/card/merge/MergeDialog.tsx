import { formatShortDate } from '../../../../../domain/dates/shortDate';
import { formatOrRaw, MISSING_FACT_TEXT } from '../../../../../domain/lib/formatOrRaw';
import { formatMoney } from '../../../../../domain/fields/money';
import { formatFullName } from '../../../../../domain/play/people/names';
import { computeMergePreview } from '../../../../../domain/players/card/computeMergePreview';
import type { PlayerReference, PlayerCard } from '../../../../../domain/players/playerWire';
import { useReadPlayerQuery } from '../../../../api/players/playersApi';
import { useMergePlayerMutation } from '../../../../api/players/playerMutations';
import { useAppDispatch } from '../../../../hooks';
import { toastShown } from '../../../../state/toastsSlice';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { DescriptionList } from '../../../../ui/layout/DescriptionList';
import { Alert } from '../../../../ui/feedback/Alert';
import { Caution } from '../../../../ui/feedback/Caution';
import { useSingleFlight } from '../../../../ui/loading/useSingleFlight';
import styles from './MergeDialog.module.css';

type MergeDialogProps = { card: PlayerCard; other: PlayerReference; onClose: () => void };

const formatPlayer = (player: PlayerReference): string =>
  [formatFullName(player), player.phone].filter(Boolean).join(', ');

/** Shows the result of merging two records of one person (PLAYER-24). */
export function MergeDialog({ card, other, onClose }: MergeDialogProps) {
  const dispatch = useAppDispatch();
  const { currentData, error: loadError } = useReadPlayerQuery(other.id);
  const [merge, { isLoading, error }] = useMergePlayerMutation();
  const preview = currentData && computeMergePreview(card, currentData);
  const problem = error ?? loadError;

  const run = useSingleFlight(async () => {
    const { error: failure } = await merge({ id: other.id, into: card.id });
    if (failure) return;
    onClose();
    const action = { kind: 'separatePlayer', playerId: other.id } as const;
    dispatch(toastShown({ text: 'Игроки объединены', action }));
  });

  return (
    <Dialog width={520} onClose={onClose}>
      <DialogBody title="Объединить двух игроков">
        <ul className={styles.persons}>
          <li>
            <bdi>{formatPlayer(card)}</bdi>
          </li>
          <li>
            <bdi>{formatPlayer(other)}</bdi>
          </li>
        </ul>
        {preview && (
          <>
            <DescriptionList
              className={styles.facts}
              facts={{
                'Вместе турниров': preview.tournaments,
                'Последний раз':
                  preview.lastSeen === null
                    ? MISSING_FACT_TEXT
                    : formatOrRaw(preview.lastSeen, formatShortDate),
                Неявки: preview.noShows,
                Оплачено: formatMoney(preview.paid),
              }}
            />
            {preview.together.length > 0 && (
              <Caution>
                {'Оба были на\u00a0одном турнире '}
                {preview.together.map(({ date }) => formatOrRaw(date, formatShortDate)).join(', ')}.
                Похоже, это разные люди.
              </Caution>
            )}
          </>
        )}
        {!preview && !problem && <p role="status">Загрузка игрока...</p>}
        {problem && <Alert>{problem.message}</Alert>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button kind="primary" disabled={!preview || isLoading} onClick={run}>
          Объединить
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

import { formatDateTime } from '../../../../domain/dates/instants';
import { describeChange } from '../../../../domain/play/changes/describeChange';
import type { PlayChange } from '../../../../domain/play/log/events';
import { formatFullName } from '../../../../domain/play/people/names';
import { createRoundLookup } from '../../../../domain/play/model/roundName';
import { formatChangeAuthor } from '../../../../domain/play/scoreLink/linkTexts';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { undoAcknowledgedChange } from '../../../api/outbox/outboxActions';
import { useReadPlayHistoryQuery } from '../../../api/play/playApi';
import { config } from '../../../config';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { LongList } from '../../../ui/tables/LongList';
import styles from './PlayHistoryDialog.module.css';

type HistoryDialogProps = { tournament: Tournament; play: Play; onClose: () => void };

/** True unless all events correct a person, which cannot be undone. */
const canBeUndone = ({ events }: PlayChange): boolean =>
  events.some(({ kind }) => kind !== 'personCorrected');

/** All changes of a play, newest first, each with an undo where that is possible (ROSTER-14). */
export function PlayHistoryDialog({ tournament, play, onClose }: HistoryDialogProps) {
  const dispatch = useAppDispatch();
  const { currentData, error, refetch } = useReadPlayHistoryQuery(tournament.id, {
    refetchOnMountOrArgChange: true,
  });
  const undone = new Set(currentData?.map(({ undoes }) => undoes));
  const formatName = (id: string) => {
    const entry = play.entries.find((one) => one.id === id);
    return entry ? formatFullName(entry) : 'Игрок';
  };
  const describeSentences = (change: PlayChange) =>
    describeChange(change, formatName, createRoundLookup(play.rounds));
  const undo = (change: PlayChange) => {
    const changeId = dispatch(undoAcknowledgedChange(tournament.id, change));
    if (changeId === null) return;
    const action = { kind: 'undoChange', tournamentId: tournament.id, changeId } as const;
    dispatch(toastShown({ text: 'Изменение отменено', action }));
  };
  return (
    <Dialog width={640} onClose={onClose}>
      <DialogBody title="История состава" isFocusedFirst>
        {!currentData && !error && <p role="status">Загрузка истории...</p>}
        {error && (
          <Alert>
            История не загрузилась. <bdi>{error.message}</bdi>{' '}
            <Button onClick={() => void refetch()}>Повторить</Button>
          </Alert>
        )}
        {currentData?.length === 0 && <p>Записей пока нет</p>}
        {currentData && currentData.length > 0 && (
          <LongList items={currentData} getKey={({ id }) => id} label="История состава">
            {(change) => (
              <div className={styles.change}>
                <div>
                  {describeSentences(change).map((sentence) => (
                    <p key={sentence}>
                      <bdi>{sentence}</bdi>
                    </p>
                  ))}
                  <p className="small">
                    <bdi>{formatDateTime(change.at, config.timeZone)}</bdi>
                    {formatChangeAuthor(change) && (
                      <>
                        {' · '}
                        <bdi>{formatChangeAuthor(change)}</bdi>
                      </>
                    )}
                  </p>
                </div>
                {undone.has(change.id) ? (
                  <span className="small">отменено</span>
                ) : (
                  canBeUndone(change) && (
                    <Button
                      aria-label={`Отменить: ${describeSentences(change).join('. ')}`}
                      onClick={() => undo(change)}
                    >
                      Отменить
                    </Button>
                  )
                )}
              </div>
            )}
          </LongList>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}

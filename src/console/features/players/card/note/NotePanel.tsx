import { useId } from 'react';
import { PLAYER_NOTE_LENGTH_MAX, type PlayerCard } from '../../../../../domain/players/playerWire';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { useRefocusAfterRequest } from '../../../../ui/focus/useRefocusAfterRequest';
import { useNote } from './useNote';
import { CardSection } from '../CardSection';
import styles from './NotePanel.module.css';

const TITLE = 'Заметка клуба';

function describeState({ text, isChanged, isSaved, isStored }: ReturnType<typeof useNote>): string {
  const over = text.length - PLAYER_NOTE_LENGTH_MAX;
  if (over > 0) return `Сократите на ${formatQuantity(over, 'символ', 'символа', 'символов')}.`;
  if (isChanged)
    return isStored
      ? 'Не\u00a0сохранено; черновик остаётся на этом устройстве.'
      : 'Не\u00a0сохранено: этот браузер не\u00a0хранит черновиков, сохраните до\u00a0ухода.';
  return isSaved ? 'Сохранено' : 'Видит только администратор.';
}

/** The club's internal note about a player (PLAYER-21, PLAYER-22). */
export function NotePanel({ card }: { card: PlayerCard }) {
  const stateId = useId();
  const note = useNote(card);
  const { text, isChanged, isBusy, conflict, problem } = note;
  const button = useRefocusAfterRequest(isBusy);
  const canSave = isChanged && !isBusy && text.length <= PLAYER_NOTE_LENGTH_MAX;
  return (
    <CardSection title={TITLE}>
      <textarea
        aria-label={TITLE}
        aria-describedby={stateId}
        aria-invalid={text.length > PLAYER_NOTE_LENGTH_MAX || undefined}
        rows={4}
        value={text}
        onChange={({ target }) => note.setText(target.value)}
      />
      {conflict && (
        <div role="alert" className={styles.conflict}>
          <p>Заметку тем временем изменили на другом устройстве. Там стоит:</p>
          <blockquote>
            <bdi>{conflict.note || 'пустая заметка'}</bdi>
          </blockquote>
          <div className="buttons">
            <Button disabled={isBusy} onClick={note.joinTexts}>
              Соединить обе
            </Button>
            <Button kind="danger" disabled={isBusy} onClick={note.overwrite}>
              Сохранить мою вместо неё
            </Button>
          </div>
        </div>
      )}
      {problem && <Alert>Заметка не сохранена. {problem}</Alert>}
      <div className={styles.foot}>
        <p id={stateId} role="status">
          {describeState(note)}
        </p>
        {!conflict && (
          <Button
            ref={button}
            disabled={!canSave}
            otherLabel={isBusy ? 'Сохранить' : 'Сохранение...'}
            onClick={note.save}
          >
            {isBusy ? 'Сохранение...' : 'Сохранить'}
          </Button>
        )}
      </div>
    </CardSection>
  );
}

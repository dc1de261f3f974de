import { useState } from 'react';
import type { Entry } from '../../../../domain/play/model/entry';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listWithStatus } from '../../../../domain/play/roster/roster';
import { WISH_LABELS } from '../../../../domain/play/draw/wishTexts';
import { WISH_KINDS, type WishKind } from '../../../../domain/draw/base/wishes';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useSetWishesMutation } from '../../../api/play/playMutations';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import styles from './Wishes.module.css';

type WishDialogProps = {
  tournament: Tournament;
  play: Play;
  entry: Entry;
  onClose: () => void;
};

const KINDS = WISH_KINDS.map((value) => ({ value, label: WISH_LABELS[value] }));

/** Chooses players to keep apart from this one, optionally also from each other (DRAW-26). */
export function WishDialog({ tournament, play, entry, onClose }: WishDialogProps) {
  const [setWishes, { isLoading, error }] = useSetWishesMutation();
  const [kind, setKind] = useState<WishKind>('notPartners');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isGroup, setGroup] = useState(false);
  const others = listWithStatus(play.entries, 'confirmed', 'waiting').filter(
    ({ id }) => id !== entry.id,
  );
  const findWish = (id: string) =>
    play.wishes.find(
      ({ one, other }) => [one, other].includes(entry.id) && [one, other].includes(id),
    );

  async function save() {
    const ids = [...chosen];
    const groups =
      isGroup && ids.length > 1 ? [[entry.id, ...ids]] : ids.map((id) => [entry.id, id]);
    for (const entryIds of groups) {
      const answer = await setWishes({ tournamentId: tournament.id, entryIds, kind });
      if (answer.error) return;
    }
    onClose();
  }

  return (
    <Dialog width={560} isFullOnPhone onClose={isLoading ? () => {} : onClose}>
      <DialogBody
        title={
          <>
            Не ставить вместе: <bdi>{formatFullName(entry)}</bdi>
          </>
        }
        className={styles.body}
      >
        <SegmentedControl label="Пожелание" modes={KINDS} value={kind} onChange={setKind} />
        {others.length === 0 ? (
          <p>Пока больше никого нет. Добавьте в{'\u00a0'}состав других игроков.</p>
        ) : (
          <ul aria-label="С кем">
            {others.map((other) => {
              const wish = findWish(other.id);
              const known = wish ? ` — сейчас ${WISH_LABELS[wish.kind]}` : '';
              return (
                <li key={other.id}>
                  <Checkbox
                    label={`${formatFullName(other)}${known}`}
                    isChecked={chosen.has(other.id)}
                    onChange={(isChecked) => {
                      const now = new Set(chosen);
                      if (isChecked) now.add(other.id);
                      else now.delete(other.id);
                      setChosen(now);
                    }}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {chosen.size > 1 && (
          <Checkbox
            label="И их друг с другом"
            isChecked={isGroup}
            onChange={(isChecked) => setGroup(isChecked)}
          />
        )}
        <p>
          Видите это только вы. Пожелание действует и{'\u00a0'}в{'\u00a0'}других турнирах, пока его
          не{'\u00a0'}снимут.
        </p>
        {error && <Alert>{error.message ?? ''}</Alert>}
      </DialogBody>
      <DialogFooter>
        <Button disabled={isLoading} onClick={onClose}>
          Отмена
        </Button>
        <Button
          kind="primary"
          disabled={isLoading || chosen.size === 0}
          onClick={() => void save()}
        >
          Сохранить
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

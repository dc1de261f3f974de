import { useId } from 'react';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listWithStatus } from '../../../../domain/play/roster/roster';
import { findFormat } from '../../../../domain/play/formats/formats';
import { WISH_LABELS } from '../../../../domain/play/draw/wishTexts';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useSetWishesMutation } from '../../../api/play/playMutations';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import panel from '../settings/Panel.module.css';
import type { RosterActions } from '../useRosterActions';
import styles from './Wishes.module.css';

type WishPanelProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** Wishes between players of the roster, each with a button that removes it (DRAW-26). */
export function RosterWishPanel({ tournament, play, actions }: WishPanelProps) {
  const titleId = useId();
  const [setWishes, { isLoading, error }] = useSetWishesMutation();
  const playing = listWithStatus(play.entries, 'confirmed', 'waiting');
  const wishes = play.wishes
    .flatMap(({ one, other, kind }) => {
      const two = playing.filter(({ id }) => id === one || id === other);
      return two.length === 2 ? [{ two, kind }] : [];
    })
    .toSorted((one, other) => playing.indexOf(one.two[0]!) - playing.indexOf(other.two[0]!));
  if (wishes.length === 0) return null;
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Не ставить вместе</h2>
      <ul className={styles.list}>
        {wishes.map(({ two, kind }) => {
          const names = two.map(formatFullName).join(' и\u00a0');
          const entryIds = two.map(({ id }) => id);
          return (
            <li key={entryIds.join()}>
              <span>
                <bdi>{formatFullName(two[0]!)}</bdi>{' '}
                <bdi>
                  и{'\u00a0'}
                  {formatFullName(two[1]!)}
                </bdi>
                <span className={styles.kind}>{WISH_LABELS[kind]}</span>
              </span>
              <Button
                aria-label={`Снять пожелание: ${names}`}
                disabled={isLoading}
                onClick={() =>
                  void setWishes({
                    tournamentId: tournament.id,
                    entryIds,
                    kind: null,
                  })
                }
              >
                Снять
              </Button>
            </li>
          );
        })}
      </ul>
      {error && <Alert>{error.message ?? ''}</Alert>}
      {findFormat(tournament.tournament_type)?.canPreferWishes && (
        <Checkbox
          label="Пожелания важнее ровной жеребьёвки"
          isChecked={play.settings.prefersWishes}
          onChange={(prefersWishes) => actions.changeSettings({ prefersWishes })}
        />
      )}
      <p>Игроки этого не{'\u00a0'}видят.</p>
    </section>
  );
}

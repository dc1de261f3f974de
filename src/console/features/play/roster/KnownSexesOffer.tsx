import type { Play } from '../../../../domain/play/wire/playWire';
import { listActiveEntries } from '../../../../domain/play/roster/entryWarnings';
import { findKnownSexes } from '../../../../domain/players/inviting/knownSexes';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useListPlayersQuery } from '../../../api/players/playersApi';
import { hasFeature } from '../../../serverFeatures';
import { Button } from '../../../ui/controls/Button';
import type { RosterActions } from '../useRosterActions';
import styles from './RosterOffer.module.css';

/** In микст, offers to set «м/ж» of all players known from earlier tournaments by one press (PLAY-51). */
export function KnownSexesOffer({ play, actions }: { play: Play; actions: RosterActions }) {
  const isMissing =
    play.settings.variant === 'mixed' &&
    hasFeature('players') &&
    listActiveEntries(play.entries).some(({ sex }) => sex === null);
  const { currentData: players = [] } = useListPlayersQuery(undefined, { skip: !isMissing });
  const known = isMissing ? findKnownSexes(play.entries, players) : [];
  if (known.length === 0) return null;
  return (
    <section className={styles.offer} aria-label="м/ж из прошлых турниров">
      <span>
        Из{'\u00a0'}прошлых турниров известно м/ж:{' '}
        {formatQuantity(known.length, 'игрок', 'игрока', 'игроков')}
      </span>
      <Button onClick={() => actions.setSexes(known)}>Отметить</Button>
    </section>
  );
}

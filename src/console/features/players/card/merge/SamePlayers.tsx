import { useState } from 'react';
import { Link } from 'react-router';
import { formatFullName } from '../../../../../domain/play/people/names';
import type { PlayerReference, PlayerCard } from '../../../../../domain/players/playerWire';
import { unmergeAndNotify } from '../../../../api/players/unmergeAndNotify';
import { useAppDispatch } from '../../../../hooks';
import { getPlayerPath } from '../../../../playerPaths';
import { Button } from '../../../../ui/controls/Button';
import { useSingleFlight } from '../../../../ui/loading/useSingleFlight';
import { MergeDialog } from './MergeDialog';
import { CardSection } from '../CardSection';
import styles from './SamePlayers.module.css';

/** Name and phone of a player who may be the same person. */
const Person = ({ player }: { player: PlayerReference }) => (
  <>
    <bdi>{formatFullName(player)}</bdi> <span className="nowrap">{player.phone}</span>
  </>
);

function MergedPlayer({ player }: { player: PlayerReference }) {
  const dispatch = useAppDispatch();
  const separate = useSingleFlight(() => dispatch(unmergeAndNotify(player.id)));
  return (
    <li>
      <span>
        <Person player={player} />
      </span>
      <Button aria-label={`Разделить: ${formatFullName(player)}`} onClick={separate}>
        Разделить
      </Button>
    </li>
  );
}

/** Players who may be the same person, and players already merged into this one (PLAYER-24). */
export function SamePlayers({ card }: { card: PlayerCard }) {
  const [asked, setAsked] = useState<PlayerReference | null>(null);
  const { sameAs, merged } = card;
  if (sameAs.length + merged.length === 0) return null;
  return (
    <CardSection title="Это один человек?">
      {sameAs.length > 0 && (
        <ul className={styles.list} aria-label="Похожие игроки">
          {sameAs.map((player) => (
            <li key={player.id}>
              <Link to={getPlayerPath(player.id)}>
                <Person player={player} />
              </Link>
              <Button
                aria-label={`Объединить: ${formatFullName(player)}`}
                onClick={() => setAsked(player)}
              >
                Объединить
              </Button>
            </li>
          ))}
        </ul>
      )}
      {merged.length > 0 && (
        <>
          <h3>Уже объединены</h3>
          <ul className={styles.list} aria-label="Уже объединены">
            {merged.map((player) => (
              <MergedPlayer key={player.id} player={player} />
            ))}
          </ul>
        </>
      )}
      {asked && <MergeDialog card={card} other={asked} onClose={() => setAsked(null)} />}
    </CardSection>
  );
}

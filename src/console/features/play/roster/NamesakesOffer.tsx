import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Entry } from '../../../../domain/play/model/entry';
import { formatFullName } from '../../../../domain/play/people/names';
import { listDoubtfulPlayers, listNamesakes } from '../../../../domain/players/list/namesakes';
import type { Player } from '../../../../domain/players/playerWire';
import { useListPlayersQuery } from '../../../api/players/playersApi';
import { getPlayerPath } from '../../../playerPaths';
import { hasFeature } from '../../../serverFeatures';
import { Button } from '../../../ui/controls/Button';
import styles from './RosterOffer.module.css';

const NOBODY: readonly Player[] = [];

/** Asks about namesakes as «Игроки» does. Each links to the card, which offers the merge (ROSTER-35). */
export function NamesakesOffer({ entries }: { entries: readonly Entry[] }) {
  const navigate = useNavigate();
  const { currentData: players = NOBODY } = useListPlayersQuery(undefined, {
    skip: !hasFeature('players') || entries.length === 0,
  });
  const doubtful = useMemo(() => listDoubtfulPlayers(players), [players]);
  const found = listNamesakes(entries, doubtful);
  if (found.length === 0) return null;
  return (
    <section className={styles.offer} aria-label="Тёзки">
      <span>Есть тёзка: один человек?</span>
      <span className={styles.choices}>
        {found.map((player) => (
          <Button key={player.id} onClick={() => void navigate(getPlayerPath(player.id))}>
            <bdi>{formatFullName(player)}</bdi>
          </Button>
        ))}
      </span>
    </section>
  );
}

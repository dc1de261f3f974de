import { Fragment, useMemo, useRef } from 'react';
import { listNextRoundJoiners, listOmitted } from '../../../../domain/play/roster/availability';
import type { Round } from '../../../../domain/play/model/round';
import { computeCourtMoves } from '../../../../domain/play/rounds/courtMoves';
import { CourtCard } from './CourtCard';
import { ExchangeContext, ExchangeName } from './exchange/ExchangeName';
import { ExchangeLine } from './exchange/ExchangeLine';
import { CourtMovesContext } from './PairNames';
import { usePlayContext } from './playContext';
import styles from './Rounds.module.css';
import { useExchange } from './exchange/useExchange';

/** Shows «Отдыхают Анна Крылова, Олег Белов»; nothing when there are no ids. */
export function Rests({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className={styles.rests}>
      {ids.length === 1 ? 'Отдыхает' : 'Отдыхают'}{' '}
      <strong>
        {ids.map((entryId, index) => (
          <Fragment key={entryId}>
            {index > 0 && ', '}
            <ExchangeName entryId={entryId} />
          </Fragment>
        ))}
      </strong>
    </p>
  );
}

/** A line such as «Без пары Анна Крылова, Олег Белов»; nothing for an empty list. */
function Aside({ label, ids }: { label: string; ids: readonly string[] }) {
  const { getFullName } = usePlayContext();
  if (ids.length === 0) return null;
  return (
    <p className={styles.rests}>
      {label} <strong>{ids.map(getFullName).join(', ')}</strong>
    </p>
  );
}

/** The current or next round: courts, rests, and unpaired players (PLAY-10). */
export function RoundPanel({ round }: { round: Round }) {
  const { state, startedRounds, planned, drawContext } = usePlayContext();
  const format = drawContext?.format ?? null;
  const players = useRef<HTMLDivElement>(null);
  const exchange = useExchange(round, players);
  const moves = useMemo(
    () => computeCourtMoves(state, round, planned, format),
    [state, round, planned, format],
  );
  const number = state.rounds.indexOf(round) + 1;
  // The attendance during earlier rounds is not stored, so only the current and later rounds list unpaired players.
  const leftOut = number >= startedRounds.length ? listOmitted(state, number) : [];
  const hasNext = round.start !== null && number < planned && !state.outcome.finishedAt;
  return (
    <ExchangeContext value={exchange}>
      <ExchangeLine round={round} exchange={exchange} />
      <div ref={players} className={styles.players}>
        <CourtMovesContext value={moves}>
          <div className={styles.courts}>
            {round.matches.map((match) => (
              <CourtCard key={match.court} round={round} match={match} />
            ))}
          </div>
        </CourtMovesContext>
        <Rests ids={round.rests} />
      </div>
      <Aside label={state.settings.variant === 'mixed' ? 'Без м/ж' : 'Без пары'} ids={leftOut} />
      <Aside
        label="Со следующего раунда"
        ids={hasNext ? listNextRoundJoiners(state, number) : []}
      />
    </ExchangeContext>
  );
}

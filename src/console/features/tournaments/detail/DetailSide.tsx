import { useEffect, useId, useRef, useState } from 'react';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { hasFeature } from '../../../serverFeatures';
import type { PlayerHit } from '../../../state/openDialog';
import { Tabs, getPanelProps } from '../../../ui/controls/Tabs';
import { HistoryPanel } from './history/HistoryPanel';
import { ApplicationList } from './ApplicationList';
import styles from './DetailSide.module.css';

type Tab = 'participants' | 'history';

type DetailSideProps = {
  tournament: Tournament;
  player: PlayerHit | undefined;
  /** Grows with each press on «История». */
  historyOpenings: number;
};

/** Participants, with the history in a tab of its own once it is asked for (DETAIL-3, COMFORT-33). */
export function DetailSide({ tournament, player, historyOpenings }: DetailSideProps) {
  const id = useId();
  const [tab, setTab] = useState<Tab>('participants');
  const [sought, setSought] = useState(player);
  if (player !== sought) {
    setSought(player);
    if (player) setTab('participants');
  }

  const [shownOpenings, setShownOpenings] = useState(0);
  if (historyOpenings !== shownOpenings) {
    setShownOpenings(historyOpenings);
    setTab('history');
  }

  // On a phone the whole dialog scrolls under the tabs. A chosen panel begins below them.
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabs = panels.current?.previousElementSibling;
    if (!panels.current || !tabs) return;
    const isUnderTabs =
      panels.current.getBoundingClientRect().top < tabs.getBoundingClientRect().bottom - 1;
    if (isUnderTabs && tab === 'history') panels.current.scrollIntoView({ block: 'start' });
  }, [tab]);
  useEffect(() => {
    if (historyOpenings === 0 || !panels.current) return;
    document.getElementById(`${id}-history`)?.focus({ preventScroll: true });
    // On a phone the panel may lie below the window.
    const { bottom } = panels.current.getBoundingClientRect();
    if (bottom > innerHeight) panels.current.scrollIntoView({ block: 'nearest' });
  }, [historyOpenings, id]);

  const title = `Участники (${tournament.applications.length})`;
  const participants = (
    <ApplicationList key={tournament.id} tournament={tournament} title={title} player={player} />
  );
  if (!hasFeature('history') || !hasServerId(tournament)) {
    return (
      <section className={styles.side} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        <div className={styles.panels}>{participants}</div>
      </section>
    );
  }
  return (
    <section className={styles.side}>
      <Tabs
        id={id}
        label="О турнире"
        tabs={[
          { value: 'participants', label: title },
          ...(historyOpenings > 0 ? [{ value: 'history' as const, label: 'История' }] : []),
        ]}
        value={tab}
        onChange={setTab}
      />
      <div ref={panels} className={styles.panels}>
        {/* Stays rendered while hidden, to keep its size and scroll position. */}
        <div
          {...getPanelProps(id, 'participants')}
          className={tab === 'participants' ? styles.panel : styles.hidden}
        >
          {participants}
        </div>
        {tab === 'history' && (
          <div {...getPanelProps(id, 'history')} className={styles.history} tabIndex={0}>
            <HistoryPanel key={tournament.id} tournamentId={tournament.id} />
          </div>
        )}
      </div>
    </section>
  );
}

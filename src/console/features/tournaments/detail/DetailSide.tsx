import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { selectPlaySummaries } from '../../../api/play/cachedPlaySummaries';
import { useAppSelector } from '../../../hooks';
import { hasFeature } from '../../../serverFeatures';
import type { PlayerHit } from '../../../state/openDialog';
import { Tabs, getPanelProps } from '../../../ui/controls/Tabs';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';
import { ApplicationList } from './ApplicationList';
import styles from './DetailSide.module.css';

/** The list is in the file of the play's screen, which is loaded ahead. */
const LazyRosterList = createLazyComponent(
  async () => (await import(/* webpackChunkName: 'play' */ './RosterList')).RosterList,
);

type Tab = 'roster' | 'participants' | 'history';

const HistoryNotes = createLazyComponent(
  async () => (await import('./history/HistoryLines')).HistoryLines,
);

/** A tournament's history, loaded when its tab is opened (COMFORT-33). */
function HistoryPanel({ tournamentId }: { tournamentId: number }) {
  return (
    <Suspense fallback={null}>
      <HistoryNotes tournamentId={tournamentId} />
    </Suspense>
  );
}

type DetailSideProps = {
  tournament: Tournament;
  player: PlayerHit | undefined;
  /** Number of presses on «История»; each opens the history. */
  historyOpenings: number;
};

/**
 * Tabs: the roster, where there is one; the applications; and the history, once requested (DETAIL-3, ROSTER-44,
 * COMFORT-33).
 */
export function DetailSide({ tournament, player, historyOpenings }: DetailSideProps) {
  const id = useId();
  const people = useAppSelector(selectPlaySummaries)?.[tournament.id]?.people;
  // The chosen tab applies to one tournament; another tournament opens with its roster.
  const [chosen, setChosen] = useState<{ tab: Tab; tournamentId: number } | null>(null);
  const [sought, setSought] = useState<PlayerHit>();
  const choose = (next: Tab) => setChosen({ tab: next, tournamentId: tournament.id });
  if (player !== sought) {
    setSought(player);
    if (player) choose('participants');
  }
  const isKept = chosen?.tab === 'history' || chosen?.tournamentId === tournament.id;
  const tab = isKept ? chosen.tab : people ? 'roster' : 'participants';

  const [shownOpenings, setShownOpenings] = useState(0);
  if (historyOpenings !== shownOpenings) {
    setShownOpenings(historyOpenings);
    choose('history');
  }

  // On a phone the whole dialog scrolls below the tabs. A chosen panel begins just below them.
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
    // On a phone the panel may be below the window's bottom edge.
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
          ...(people ? [{ value: 'roster' as const, label: 'Состав' }] : []),
          { value: 'participants', label: title },
          ...(historyOpenings > 0 ? [{ value: 'history' as const, label: 'История' }] : []),
        ]}
        value={tab}
        onChange={choose}
      />
      <div ref={panels} className={styles.panels}>
        {tab === 'roster' && (
          <div {...getPanelProps(id, 'roster')} className={styles.panel}>
            <Suspense fallback={null}>
              <LazyRosterList key={tournament.id} tournament={tournament} />
            </Suspense>
          </div>
        )}
        {/* A hidden panel stays rendered to keep its size and scroll position. */}
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

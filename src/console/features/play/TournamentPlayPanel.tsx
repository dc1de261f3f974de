import { useMemo, useState } from 'react';
import { getCourtName } from '../../../domain/play/model/gameSettings';
import { formatFullName } from '../../../domain/play/people/names';
import type { Tournament } from '../../../domain/tournament/tournament';
import type { PlayWithSavedAt } from '../../api/play/offlinePlay';
import { useAppDispatch } from '../../hooks';
import { PLAY_TABS, type PlayTab } from '../../paths';
import { toastShown } from '../../state/toastsSlice';
import { Button } from '../../ui/controls/Button';
import { getPanelProps, Tabs } from '../../ui/controls/Tabs';
import { CHAT_LABEL, useCopyText } from '../../ui/dialogs/useCopyText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { listChatTexts } from './out/chatTexts';
import { PrintedRoster } from './out/PrintedRoster';
import { OutboxStrip } from './outbox/OutboxStrip';
import { RefusedChanges } from './outbox/RefusedChanges';
import { getPlayDrafts } from './playDrafts';
import { PlayHead } from './PlayHead';
import { PlayMenu } from './PlayMenu';
import styles from './PlayScreen.module.css';
import { RosterTab } from './RosterTab';
import { PlayContext, type MatchRef } from './rounds/playContext';
import { useRoundBell } from './rounds/useRoundBell';
import { RoundDialogs } from './rounds/dialogs/RoundDialogs';
import { RoundsTab } from './rounds/RoundsTab';
import { useShownRound } from './rounds/useShownRound';
import { computeClockEnd } from './rounds/computeClockEnd';
import { useExchangeChoice } from './rounds/exchange/useExchangeChoice';
import { PlayStatusLine } from './PlayStatusLine';
import { StandingsTab } from './standings/StandingsTab';
import { LazyPlayDialogs, usePlayDialogs } from './usePlayDialogs';
import { usePlayProgress } from './usePlayProgress';
import { useNextStepAction } from './useNextStepAction';
import type { usePlay } from './usePlay';
import { usePlayActions } from './usePlayActions';
import { usePlayTabs } from './usePlayTabs';
import { useRosterActions } from './useRosterActions';

type TournamentPlayProps = {
  tournament: Tournament;
  loaded: ReturnType<typeof usePlay> & { play: PlayWithSavedAt };
  onCopyNextWeek: (tournament: Tournament) => void;
};

const TAB_NAMES: Readonly<Record<PlayTab, string>> = {
  roster: 'Состав',
  rounds: 'Раунды',
  table: 'Таблица',
};

export function TournamentPlayPanel(props: TournamentPlayProps) {
  const { tournament, loaded, onCopyNextWeek } = props;
  const { play, unsentKeys, unsentItems, refused, isOffline } = loaded;
  const { id } = tournament;
  const dispatch = useAppDispatch();
  const progress = usePlayProgress(tournament, play);
  const tabs = usePlayTabs(id, progress);
  const { tab } = tabs;
  const rosterActions = useRosterActions(id, play, tournament.entry_fee ?? 0);
  const actions = usePlayActions(id, play, progress);
  const { openDialog, showDialog, closeDialog } = usePlayDialogs();
  const { question, setQuestion, startRound, doNext } = useNextStepAction(
    tournament,
    play,
    progress,
    actions,
    tabs,
  );
  const [drafts] = useState(() => getPlayDrafts(id));
  const bell = useRoundBell(computeClockEnd(progress.startedRounds.at(-1), play.settings));
  const shownRound = useShownRound(progress.startedRounds.length, play.rounds);
  const { show: showRound } = shownRound;
  const { exchanging, setExchanging, startExchange } = useExchangeChoice(progress, showRound);
  const isFinished = progress.step.kind === 'finished';
  const copying = useCopyText((toast) => dispatch(toastShown(toast)));
  const [forChat, ...otherTexts] = listChatTexts(tournament, play, progress.planned, copying.copy);
  const context = useMemo(() => {
    const names = new Map(play.entries.map((entry) => [entry.id, formatFullName(entry)]));
    return {
      ...progress,
      actions,
      entries: play.entries,
      unsentKeys,
      refusedIds: new Set(refused.map(({ id: changeId }) => changeId)),
      getFullName: (entryId: string) => names.get(entryId) ?? 'Игрок',
      getCourtName: (court: number) => getCourtName(play.settings, court),
      scoreDrafts: drafts.scores,
      bell,
      ask: setQuestion,
      showRound,
      exchanging,
      setExchanging,
      openDialog: showDialog,
      openPad: (match: MatchRef) => setQuestion({ kind: 'score', ...match }),
    };
  }, [
    progress,
    actions,
    play,
    unsentKeys,
    refused,
    drafts,
    bell,
    setQuestion,
    showDialog,
    showRound,
    exchanging,
    setExchanging,
  ]);

  return (
    <PlayContext value={context}>
      <PlayHead tournament={tournament}>
        <Button title={forChat.text} onClick={forChat.onChoose}>
          {CHAT_LABEL}
        </Button>
        <Button onClick={() => showDialog({ kind: 'links' })}>Ссылки и QR</Button>
        <PlayMenu
          tournament={tournament}
          play={play}
          copy={copying.copy}
          chatEntries={otherTexts}
          isFinished={isFinished}
          tab={tab}
          number={shownRound.number}
          onShowSettings={tabs.showSettings}
        />
      </PlayHead>
      <OutboxStrip isOffline={isOffline} count={unsentItems.length} savedAt={play.savedAt} />
      <RefusedChanges items={refused} play={play} />
      <PlayStatusLine tournament={tournament} tab={tab} onNext={doNext} />
      <div className={styles.tools}>
        <Tabs
          id="play"
          label="Проведение"
          tabs={PLAY_TABS.map((value) => ({
            value,
            label: isFinished && value === 'table' ? 'Итог' : TAB_NAMES[value],
          }))}
          value={tab}
          onChange={tabs.showTab}
        />
      </div>
      <div {...getPanelProps('play', tab)} className={styles.tab}>
        {tab === 'roster' && (
          <RosterTab
            tournament={tournament}
            play={play}
            unsentKeys={unsentKeys}
            drafts={drafts}
            actions={rosterActions}
            panel={tabs.settingsRef}
            onExchange={(entryId) => {
              tabs.showTab('rounds');
              startExchange(entryId);
            }}
          />
        )}
        {tab === 'rounds' &&
          (progress.drawContext ? (
            <RoundsTab shownRound={shownRound} />
          ) : (
            <EmptyState title="Этот тип турнира новее страницы: обновите её" />
          ))}
        {tab === 'table' && (
          <StandingsTab
            tournament={tournament}
            play={play}
            unsentKeys={unsentKeys}
            actions={rosterActions}
            onCopyNextWeek={() => onCopyNextWeek(tournament)}
            onReopen={actions.reopen}
          />
        )}
      </div>
      {tab === 'roster' && <PrintedRoster tournament={tournament} play={play} />}
      {openDialog && (
        <LazyPlayDialogs
          tournament={tournament}
          play={play}
          actions={rosterActions}
          copy={copying.copy}
          pasted={drafts.pasted}
          drafts={drafts.persons}
          open={openDialog}
          onDrawn={tabs.showNextStep}
          onClose={closeDialog}
        />
      )}
      <RoundDialogs
        play={play}
        question={question}
        onStart={(marks) => void startRound(marks)}
        onStarted={() => tabs.showTab('rounds')}
        onFinished={tabs.showTable}
        onClose={() => setQuestion(null)}
      />
      {copying.copyDialog}
    </PlayContext>
  );
}

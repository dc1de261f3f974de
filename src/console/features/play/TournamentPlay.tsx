import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { LoadedPlay } from '../../api/offlinePlay';
import type { Attendance } from '../../../domain/play/entry';
import { courtName } from '../../../domain/play/gameSettings';
import { fullName } from '../../../domain/play/names';
import { startQuestion } from '../../../domain/play/startQuestion';
import type { Tournament } from '../../../domain/tournament';
import { useAppDispatch } from '../../hooks';
import { PLAY_TABS, playPathOf, type PlayTab } from '../../paths';
import { noticeShown } from '../../state/noticesSlice';
import { swallowSecondTap } from '../../ui/swallowSecondTap';
import { panelProps, Tabs } from '../../ui/Tabs';
import { useCopyText } from '../../ui/useCopyText';
import { useIsPhone } from '../../ui/useMediaQuery';
import { ChatTextButton } from './out/ChatTextButton';
import { PrintedRoster } from './out/PrintedRoster';
import { OutboxStrip } from './outbox/OutboxStrip';
import { Refused } from './outbox/Refused';
import { playDraftsOf } from './playDrafts';
import { PlayHead } from './PlayHead';
import { PlayMenu } from './PlayMenu';
import styles from './PlayScreen.module.css';
import { RosterTab } from './RosterTab';
import { PlayContext, type MatchPlace, type RoundQuestion } from './rounds/playContext';
import { RoundDialogs } from './rounds/RoundDialogs';
import { RoundsTab } from './rounds/RoundsTab';
import { clockEnd } from './rounds/clockEnd';
import { RoundTools } from './rounds/RoundTools';
import { useRoundBell } from './rounds/useRoundBell';
import { StatusLine } from './StatusLine';
import { TableButtons } from './table/TableButtons';
import { TableTab } from './table/TableTab';
import { Dialogs, useDialogs } from './useDialogs';
import { useEvening, type Evening } from './useEvening';
import type { usePlay } from './usePlay';
import { newSeed, usePlayActions } from './usePlayActions';
import { useRosterActions } from './useRosterActions';

type TournamentPlayProps = {
  tournament: Tournament;
  loaded: ReturnType<typeof usePlay> & { play: LoadedPlay };
};

const TAB_NAMES: Readonly<Record<PlayTab, string>> = {
  roster: 'Состав',
  rounds: 'Раунды',
  table: 'Таблица',
};

/** ROSTER-17: the part of a play where it stands. */
function firstTab({ begun, step }: Evening): PlayTab {
  if (step.kind === 'finished') return 'table';
  return begun.length > 0 ? 'rounds' : 'roster';
}

/** ROSTER-1, PLAY-9: a tournament while it is prepared and played. */
export function TournamentPlay({ tournament, loaded }: TournamentPlayProps) {
  const { play, unsentKeys, unsentItems, refused, isOffline } = loaded;
  const { id } = tournament;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { tab: named } = useParams();
  const show = (to: PlayTab) => void navigate(playPathOf(id, to), { replace: true });
  function showTable() {
    show('table');
    // What was pressed is not there any more.
    setTimeout(() => document.getElementById('play-table')?.focus());
  }
  const evening = useEvening(tournament, play);
  // What happens while it is looked at changes no tab.
  const [first] = useState(() => firstTab(evening));
  const tab = PLAY_TABS.find((one) => one === named) ?? first;
  const rosterActions = useRosterActions(id, play, tournament.entry_fee ?? 0);
  const actions = usePlayActions(id, play, evening);
  const { openDialog, showDialog, closeDialog } = useDialogs();
  const [question, setQuestion] = useState<RoundQuestion | null>(null);
  const [drafts] = useState(() => playDraftsOf(id));
  const isPhone = useIsPhone();
  const bell = useRoundBell(clockEnd(evening.begun.at(-1), play.settings));
  const panel = useRef<HTMLDivElement>(null);
  const copying = useCopyText((notice) => dispatch(noticeShown(notice)));
  const context = useMemo(() => {
    const names = new Map(play.entries.map((entry) => [entry.id, fullName(entry)]));
    return {
      ...evening,
      actions,
      entries: play.entries,
      unsentKeys,
      refusedIds: new Set(refused.map(({ id: changeId }) => changeId)),
      nameOf: (entryId: string) => names.get(entryId) ?? 'Игрок',
      courtName: (court: number) => courtName(play.settings, court),
      scoreDrafts: drafts.scores,
      bell,
      ask: setQuestion,
      openDialog: showDialog,
      openPad: (match: MatchPlace) => setQuestion({ kind: 'score', ...match }),
    };
  }, [evening, actions, play, unsentKeys, refused, drafts, bell, showDialog]);

  function showSettings() {
    show('roster');
    // Once they are there.
    setTimeout(() => {
      panel.current?.scrollIntoView();
      panel.current?.focus();
    });
  }

  function openScore({ roundId, court }: MatchPlace) {
    show('rounds');
    const card = `[data-round="${roundId}"][data-court="${court}"]`;
    const field = document.querySelector<HTMLElement>(`${card} input[data-score]`);
    if (field) field.focus();
    else setQuestion({ kind: 'score', roundId, court });
  }

  /** DRAW-27: starts the next round, after the question what wishes may cost. */
  async function begin(marks: ReadonlyMap<string, Attendance> = new Map()) {
    const seed = newSeed();
    const cost = await actions.wishCost(marks, seed);
    if (cost) {
      setQuestion({ kind: 'wishes', cost, seed, marks });
      return;
    }
    void actions.startRound(marks, { seed });
    show('rounds');
  }

  function startRound() {
    const isFirst = evening.begun.length === 0;
    if (isFirst && startQuestion(play.entries, evening.state)) {
      setQuestion({ kind: 'start' });
    } else void begin();
  }

  function doNext() {
    const { step } = evening;
    // The next step would stand under the second tap of a double one.
    swallowSecondTap();
    if (step.kind === 'score') openScore(step);
    else if (step.kind === 'finish') {
      actions.finish();
      showTable();
    } else if (step.kind === 'finished') showTable();
    else if (step.kind === 'startRound' && step.isStale) setQuestion({ kind: 'redraw' });
    else startRound();
  }

  return (
    <PlayContext value={context}>
      <PlayHead tournament={tournament}>
        {!isPhone && <ChatTextButton tournament={tournament} play={play} copy={copying.copy} />}
        <PlayMenu
          tournament={tournament}
          play={play}
          copy={copying.copy}
          isPhone={isPhone}
          tab={tab}
          onShowSettings={showSettings}
        />
      </PlayHead>
      <OutboxStrip isOffline={isOffline} count={unsentItems.length} savedAt={play.savedAt} />
      <Refused items={refused} play={play} />
      <StatusLine tournament={tournament} play={play} tab={tab} onNext={doNext} />
      <div className={styles.tools}>
        <Tabs
          id="play"
          label="Проведение"
          tabs={PLAY_TABS.map((value) => ({ value, label: TAB_NAMES[value] }))}
          value={tab}
          onChange={show}
        />
        {tab === 'rounds' && <RoundTools />}
        {tab === 'table' && <TableButtons tournament={tournament} play={play} />}
      </div>
      <div {...panelProps('play', tab)} className={styles.tab}>
        {tab === 'roster' && (
          <RosterTab
            tournament={tournament}
            play={play}
            unsentKeys={unsentKeys}
            drafts={drafts.persons}
            actions={rosterActions}
            copy={copying.copy}
            panel={panel}
          />
        )}
        {tab === 'rounds' && <RoundsTab tournament={tournament} play={play} />}
        {tab === 'table' && (
          <TableTab
            tournament={tournament}
            play={play}
            unsentKeys={unsentKeys}
            actions={rosterActions}
          />
        )}
      </div>
      {tab === 'roster' && <PrintedRoster tournament={tournament} play={play} />}
      {openDialog && (
        <Dialogs
          tournament={tournament}
          play={play}
          actions={rosterActions}
          copy={copying.copy}
          pasted={drafts.pasted}
          drafts={drafts.persons}
          open={openDialog}
          onClose={closeDialog}
        />
      )}
      <RoundDialogs
        play={play}
        question={question}
        onStart={(marks) => void begin(marks)}
        onStarted={() => show('rounds')}
        onFinished={showTable}
        onClose={() => setQuestion(null)}
      />
      {copying.copyDialog}
    </PlayContext>
  );
}

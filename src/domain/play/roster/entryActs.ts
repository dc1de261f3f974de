import type { PlayState } from '../log/playState';
import { isAway, type Entry } from '../model/entry';
import { listStartedRounds } from '../model/round';
import { findCurrentPayment } from './rosterTotals';

/** Moments of a play: before the first round, during the rounds, and after the end. */
export type PlayMoment = 'before' | 'inPlay' | 'after';

export const getPlayMoment = ({ outcome, rounds }: PlayState): PlayMoment => {
  if (outcome.finishedAt !== null) return 'after';
  return listStartedRounds(rounds).length > 0 ? 'inPlay' : 'before';
};

type EntrySituation = {
  moment: PlayMoment;
  /** True when the menu begins with a call, because the row may hide the phone. */
  isPhone: boolean;
  /** True for a participant of a started round. */
  hasPlayed: boolean;
  /** True for a participant of a drawn round that has not started. */
  isDrawn: boolean;
  /** True when a substitute has the entry's slot. */
  isReplaced: boolean;
  /** True when the server has cards of players. */
  hasCards: boolean;
  isFirst: boolean;
  isLast: boolean;
};

/**
 * The possible actions for an entry, most frequent first. A player of a started round can leave, pause or be replaced,
 * but the name stays on the court (PLAY-13).
 */
function judgeActs(entry: Entry, situation: EntrySituation) {
  const { moment, hasPlayed, isReplaced } = situation;
  const { status, attendance } = entry;
  const isBefore = moment === 'before';
  const isOver = moment === 'after';
  const isConfirmed = status === 'confirmed';
  const isIn = isConfirmed || status === 'waiting';
  const isGone = status === 'declined' || status === 'withdrawn';
  const isOnCourt = isConfirmed && hasPlayed;
  const isOwn = isConfirmed && !isReplaced;
  const isPlaying = isOwn && moment === 'inPlay';
  const isHere = isPlaying && !isAway(entry);
  const isWaitingUnpaid = status === 'waiting' && findCurrentPayment(entry) === null;
  return {
    confirm: !isConfirmed,
    call: entry.phone !== null,
    // Before the first round, the tick of the row marks an arrival.
    arrive: isPlaying && (isAway(entry) || attendance === 'late'),
    late: isConfirmed && isBefore,
    absent: isConfirmed && !isOnCourt && !(moment === 'inPlay' && attendance === 'absent'),
    leave: isHere,
    substitute: isHere || (isPlaying && attendance === 'left'),
    pause: isHere,
    exchange: isOwn && !isOver && (isHere || situation.isDrawn),
    fromRound: isOwn && !isOver && !hasPlayed && [null, 'late', 'absent'].includes(attendance),
    cash: isWaitingUnpaid,
    transfer: isWaitingUnpaid,
    free: isWaitingUnpaid,
    fee: isIn,
    refund: isGone && entry.paid > 0,
    wait: status !== 'waiting' && !isOnCourt,
    withdraw: isIn && !isOnCourt,
    decline: !isGone && !isOnCourt,
    edit: true,
    card: situation.hasCards,
    wish: isIn && !isOver,
    up: isIn && !situation.isFirst,
    down: isIn && !situation.isLast,
  };
}

export type EntryAct = keyof ReturnType<typeof judgeActs>;

/** The actions that come before all others, by moment. */
const FIRST_ACTS: Readonly<Record<PlayMoment, readonly EntryAct[]>> = {
  before: ['confirm', 'cash', 'transfer', 'fee', 'wait', 'withdraw', 'absent', 'late'],
  inPlay: ['confirm', 'arrive', 'leave', 'substitute', 'pause', 'absent', 'fromRound', 'fee'],
  after: ['refund', 'fee', 'card', 'edit'],
};

/** Maximum number of menu entries before unfolding, including «Ещё». */
const SHOWN_MAX = 6;

/** The actions in an entry's menu at this moment: the shown ones, and those behind «Ещё» (ROSTER-45). */
export function listEntryActs(
  entry: Entry,
  situation: EntrySituation,
): { shown: EntryAct[]; rest: EntryAct[] } {
  const possible = judgeActs(entry, situation);
  const first: EntryAct[] = situation.isPhone ? ['call'] : [];
  const all = Object.keys(possible) as EntryAct[];
  const acts = [...new Set([...first, ...FIRST_ACTS[situation.moment], ...all])].filter(
    (act) => possible[act],
  );
  const count = acts.length > SHOWN_MAX ? SHOWN_MAX - 1 : SHOWN_MAX;
  return { shown: acts.slice(0, count), rest: acts.slice(count) };
}

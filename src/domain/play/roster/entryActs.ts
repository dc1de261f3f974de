import type { PlayState } from '../log/playState';
import { isAway, type Entry } from '../model/entry';
import { listStartedRounds } from '../model/round';
import { findCurrentPayment } from './rosterTotals';

/** Before the first round, from then to the end, and after the end. */
export type PlayMoment = 'before' | 'inPlay' | 'after';

export const getPlayMoment = ({ outcome, rounds }: PlayState): PlayMoment => {
  if (outcome.finishedAt !== null) return 'after';
  return listStartedRounds(rounds).length > 0 ? 'inPlay' : 'before';
};

type EntrySituation = {
  moment: PlayMoment;
  /** The row may hide the phone number, so the menu begins with the call. */
  isPhone: boolean;
  /** True for a participant of a started round. */
  hasPlayed: boolean;
  /** True for a participant of a drawn round that has not started. */
  isDrawn: boolean;
  /** True when a substitute has the entry's place. */
  isReplaced: boolean;
  /** True where players have cards. */
  hasCards: boolean;
  isFirst: boolean;
  isLast: boolean;
};

/**
 * The acts that are possible with an entry, the more frequent first. A player of a started round leaves, pauses or is
 * replaced; the name stays on the court (PLAY-13).
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
    // Before the first round the row's tick does it.
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

/** The acts in front of all others. */
const FIRST_ACTS: Readonly<Record<PlayMoment, readonly EntryAct[]>> = {
  before: ['confirm', 'cash', 'transfer', 'fee', 'wait', 'withdraw', 'absent', 'late'],
  inPlay: ['confirm', 'arrive', 'leave', 'substitute', 'pause', 'absent', 'fromRound', 'fee'],
  after: ['refund', 'fee', 'card', 'edit'],
};

/** The entries of a menu that are shown at once, including «Ещё». */
const SHOWN_MAX = 6;

/** The acts of an entry's menu at this moment: those that are shown, and the rest behind «Ещё» (ROSTER-45). */
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

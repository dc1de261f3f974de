import type { PlayEvent } from '../log/events';
import { invertEvents } from '../log/eventRegistry';
import { isRefusal, type PlayState, type Refusal } from '../log/playState';
import { applyEvents } from '../log/fold';
import { hasTakenPart, listStartedRounds } from '../model/round';

/** Why a change is refused that would otherwise fit. */
export type Lock = { refused: 'finished' | 'played'; entryId: string | null };

/** The message for each lock. */
export const LOCK_TEXTS: Readonly<Record<Lock['refused'], string>> = {
  finished:
    'Турнир закончен: раунды, счёт и порядок таблицы больше не меняются. Откройте турнир снова и повторите.',
  played: 'Игрок уже в начатом раунде и остаётся в составе. В меню игрока: «Ушёл», «Замена».',
};

export const isLock = (refusal: Refusal): refusal is Lock => refusal.refused in LOCK_TEXTS;

/** True where the table has other rows or another order while its rounds are the same. */
function isTableRearranged(before: PlayState, after: PlayState): boolean {
  const { variant, ordersByAverage } = before.settings;
  if (after.settings.variant !== variant) return true;
  if (after.settings.ordersByAverage !== ordersByAverage) return true;
  return Object.entries(before.entries).some(([id, entry]) => {
    const now = after.entries[id]!;
    if (now.replaces !== entry.replaces || now.sharesRow !== entry.sharesRow) return true;
    return variant === 'fixed' && now.partner !== entry.partner;
  });
}

/** True where a change would alter the result of a play that has ended and stays ended (PLAY-60). */
function isResultChangedAfterEnd(before: PlayState, after: PlayState): boolean {
  if (before.outcome.finishedAt === null || after.outcome.finishedAt === null) return false;
  const [old, started] = [before, after].map(({ rounds }) => listStartedRounds(rounds));
  // A round that an event changes is another object.
  if (old!.length !== started!.length) return true;
  return old!.some((round, index) => round !== started![index]) || isTableRearranged(before, after);
}

/** A player of a started round who would leave the roster (ROSTER-14). */
const findLeavingPlayer = (before: PlayState, after: PlayState): string | undefined =>
  Object.entries(before.entries).find(
    ([id, { status }]) =>
      status === 'confirmed' &&
      after.entries[id]!.status !== 'confirmed' &&
      hasTakenPart(after.rounds, id),
  )?.[0];

/** Why a change, or an undoing, is refused although each of its events fits; null where nothing is against it. */
export function findLock(before: PlayState, after: PlayState): Lock | null {
  if (isResultChangedAfterEnd(before, after)) return { refused: 'finished', entryId: null };
  const entryId = findLeavingPlayer(before, after);
  return entryId === undefined ? null : { refused: 'played', entryId };
}

/** ROSTER-14: the same of a change that is to be undone; null also where another device was first. */
export function findUndoLock(play: PlayState, undone: readonly PlayEvent[]): Lock | null {
  const next = applyEvents(play, invertEvents(undone));
  return isRefusal(next) ? null : findLock(play, next);
}

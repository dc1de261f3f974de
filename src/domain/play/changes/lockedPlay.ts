import type { PlayEvent } from '../log/events';
import { invertEvents } from '../log/eventRegistry';
import { isRefusal, type PlayState, type Refusal } from '../log/playState';
import { applyEvents } from '../log/fold';
import {
  GAME_SETTINGS,
  getSettingsUnit,
  getStandingsOrder,
  isSettingFixed,
  type GameSettings,
} from '../model/gameSettings';
import { getPlayStage, hasTakenPart, listPairs, listStartedRounds } from '../model/round';
import { createPairIdLookup } from '../roster/fixedPairs';

/** The reason to refuse a change although its events fit. */
export type Lock = {
  refused: 'finished' | 'played' | 'playedPair' | 'begun' | 'final' | 'replaced';
  entryId: string | null;
};

export const LOCK_TEXTS: Readonly<Record<Lock['refused'], string>> = {
  finished:
    'Турнир закончен: раунды, счёт и порядок таблицы больше не меняются. Откройте турнир снова и повторите.',
  begun:
    'Первый раунд уже начат: состав пар, вид счёта, счёт за отдых и жеребьёвка первых раундов больше не меняются.',
  final:
    'Финал уже есть: число раундов больше не меняется. Чтобы сыграть ещё раунд, отмените финал.',
  replaced: 'Этого игрока уже заменили: его место в\u00a0раундах у\u00a0другого.',
  played: 'Игрок уже в начатом раунде и остаётся в составе. В меню игрока: «Ушёл», «Замена».',
  playedPair:
    'Постоянная пара уже в начатом раунде и остаётся парой. В меню игрока: «Ушёл», «Замена».',
};

export const isLock = (refusal: Refusal): refusal is Lock => refusal.refused in LOCK_TEXTS;

/** True when the same rounds give other standings rows, or another order of them. */
function isTableRearranged(before: PlayState, after: PlayState): boolean {
  const { variant } = before.settings;
  if (after.settings.variant !== variant) return true;
  if (getStandingsOrder(after.settings) !== getStandingsOrder(before.settings)) return true;
  return Object.entries(before.entries).some(([id, entry]) => {
    const now = after.entries[id]!;
    if (now.replaces !== entry.replaces || now.sharesRow !== entry.sharesRow) return true;
    return variant === 'fixed' && now.partner !== entry.partner;
  });
}

/**
 * True when a change would alter rounds, scores or standings of a finished play without reopening it (PLAY-60). A drawn
 * round counts: after a reopening it would be the next step, and a final fixes the number of rounds.
 */
function isPlayChangedAfterEnd(before: PlayState, after: PlayState): boolean {
  if (before.outcome.finishedAt === null || after.outcome.finishedAt === null) return false;
  // An event that changes a round replaces the array of rounds.
  return before.rounds !== after.rounds || isTableRearranged(before, after);
}

/** A setting's value in effect: a missing unit depends on the target (PLAY-83). */
const getEffectiveValue = ({ settings }: PlayState, name: keyof GameSettings) =>
  name === 'unit' ? getSettingsUnit(settings) : settings[name];

/**
 * The stage that has fixed a changed setting (PLAY-74); null while all changed ones are free. Folding an older log still
 * applies such a change.
 */
function findFixingStage(before: PlayState, after: PlayState): 'begun' | 'final' | null {
  const stages = [before, after].map(({ rounds }) => getPlayStage(rounds));
  const changed = (Object.keys(GAME_SETTINGS) as (keyof GameSettings)[]).find(
    (name) =>
      getEffectiveValue(before, name) !== getEffectiveValue(after, name) &&
      stages.every((stage) => isSettingFixed(name, stage)),
  );
  return changed === undefined ? null : GAME_SETTINGS[changed].fixedFrom;
}

/** Id of a player of a started round whom the change would remove from the roster (ROSTER-14). */
const findLeavingPlayer = (before: PlayState, after: PlayState): string | undefined =>
  Object.entries(before.entries).find(
    ([id, { status }]) =>
      status === 'confirmed' &&
      after.entries[id]!.status !== 'confirmed' &&
      hasTakenPart(after.rounds, id),
  )?.[0];

/** Id of a player whose pair the change would part although a started round has it (PLAY-41). */
function findPartedPlayer(before: PlayState, after: PlayState): string | undefined {
  const [findOldPair, findNewPair] = [createPairIdLookup(before), createPairIdLookup(after)];
  const isPair = (find: typeof findOldPair, one: string, other: string) =>
    find(one) !== undefined && find(one) === find(other);
  return listStartedRounds(after.rounds)
    .flatMap(listPairs)
    .find((pair) => isPair(findOldPair, ...pair) && !isPair(findNewPair, ...pair))?.[0];
}

/** Id of a substitute for a player whom another one has replaced: both would have one place in the draw (PLAY-14). */
const findSecondSubstitute = (before: PlayState, after: PlayState): string | undefined =>
  Object.entries(after.entries).find(
    ([id, { replaces }]) =>
      replaces !== null &&
      replaces !== before.entries[id]?.replaces &&
      Object.entries(after.entries).some(
        ([other, entry]) => other !== id && entry.replaces === replaces,
      ),
  )?.[0];

/** The reason to refuse a change or an undo although each event fits; null when there is none. */
export function findLock(before: PlayState, after: PlayState): Lock | null {
  if (isPlayChangedAfterEnd(before, after)) return { refused: 'finished', entryId: null };
  const stage = findFixingStage(before, after);
  if (stage) return { refused: stage, entryId: null };
  const substitute = findSecondSubstitute(before, after);
  if (substitute !== undefined) return { refused: 'replaced', entryId: substitute };
  const leaving = findLeavingPlayer(before, after);
  if (leaving !== undefined) return { refused: 'played', entryId: leaving };
  const parted = findPartedPlayer(before, after);
  return parted === undefined ? null : { refused: 'playedPair', entryId: parted };
}

/** The reason to refuse an undo (ROSTER-14); null also when another device has undone it before. */
export function findUndoLock(play: PlayState, undone: readonly PlayEvent[]): Lock | null {
  const next = applyEvents(play, invertEvents(undone));
  return isRefusal(next) ? null : findLock(play, next);
}

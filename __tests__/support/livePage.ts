import { randomUUID } from 'node:crypto';
import type { Drawing } from '../../src/domain/play/basis';
import { startRoundEvents } from '../../src/domain/play/drawEvents';
import { begunRounds, type Result } from '../../src/domain/play/round';
import { resultEvent } from '../../src/domain/play/roundEvents';
import { stateOf } from '../../src/domain/play/pendingPlay';
import { parsePlay } from '../../src/domain/play/playWire';
import type { SentEvent } from '../../src/server/play/checks';
import type { PlayAnswer } from '../../src/server/play/playAnswer';

const DRAWING: Drawing = { format: 'mexicano', levelOf: () => null };

const stateIn = (answer: PlayAnswer) => stateOf(parsePlay(answer)!);

/** Persons of an evening, one word each of given and family name. */
export const persons = (...names: readonly string[]) =>
  names.map((name, index) => {
    const [givenName = '', familyName = ''] = name.split(' ');
    const phone = `+7 (905) 727-27-${String(index).padStart(2, '0')}`;
    return { id: randomUUID(), givenName, familyName, phone, level: 3.5 };
  });

/** The events by which the next round begins. */
export const roundBegins = (play: PlayAnswer, at: string): SentEvent[] =>
  startRoundEvents(stateIn(play), at, { planned: 7, seed: 1, drawing: DRAWING }) as SentEvent[];

/** The events that say a result of a court of the round under way. */
export function scored(play: PlayAnswer, court: number, a: number, b: number): SentEvent[] {
  const round = begunRounds(stateIn(play).rounds).at(-1)!;
  const match = round.matches.find((one) => one.court === court)!;
  const result: Result = { a, b, mark: null };
  return [resultEvent(round, match, result)];
}

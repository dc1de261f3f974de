import { randomUUID } from 'node:crypto';
import type { DrawContext } from '../../src/domain/play/draw/drawFingerprint';
import { createStartRoundEvents } from '../../src/domain/play/draw/drawEvents';
import { listStartedRounds, type MatchResult } from '../../src/domain/play/model/round';
import { createResultEvent } from '../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../src/domain/play/formats/formats';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import { parsePlay } from '../../src/domain/play/wire/playWire';
import type { SendableEvent } from '../../src/server/play/contract/eventSchemas';
import type { PlayResponse } from '../../src/server/play/contract/playResponse';

const CONTEXT: DrawContext = { format: FORMATS.Мексикано, levelOf: () => null };

const parseState = (answer: PlayResponse) => toPlayState(parsePlay(answer)!);

/** Persons to add, from names in the form «given family». */
export const createPersons = (...names: readonly string[]) =>
  names.map((name, index) => {
    const [givenName = '', familyName = ''] = name.split(' ');
    const phone = `+7 (905) 727-27-${String(index).padStart(2, '0')}`;
    return { id: randomUUID(), givenName, familyName, phone, level: 3.5 };
  });

export const createNextRoundEvents = (play: PlayResponse, at: string): SendableEvent[] =>
  createStartRoundEvents(parseState(play), at, {
    planned: 7,
    seed: 1,
    context: CONTEXT,
  }) as SendableEvent[];

/** Events that enter a result on a court of the current round. */
export function createScoreEvents(
  play: PlayResponse,
  court: number,
  a: number,
  b: number,
): SendableEvent[] {
  const round = listStartedRounds(parseState(play).rounds).at(-1)!;
  const match = round.matches.find((one) => one.court === court)!;
  const result: MatchResult = { a, b, mark: null };
  return [createResultEvent(round, match, result)];
}

import { computeSeeding } from '../../../../src/domain/play/draw/seeding';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { createPlayState } from '../support/entries';

test.each(['level', 'rating'] as const)(
  'PLAYER-44: a first round by %s has those who are not known last',
  (firstRound) => {
    const play = createPlayState({ a: {}, b: {}, c: {}, d: {} }, { firstRound });
    const levels: Record<string, number> = { a: 3, b: 4.2, d: 3.1 };
    const levelOf = (id: string) => levels[id] ?? null;
    const seeding = computeSeeding(play, 1, 7, { format: FORMATS.Мексикано, levelOf });
    expect(seeding?.map(({ entryId }) => entryId)).toEqual(['b', 'd', 'a', 'c']);
  },
);

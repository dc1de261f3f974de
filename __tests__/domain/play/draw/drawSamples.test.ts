import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import {
  createCancelRoundEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { hashText } from '../../../../src/domain/draw/base/hashText';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { PlaySettings } from '../../../../src/domain/play/model/settings';
import type { TournamentType } from '../../../../src/domain/tournament/tournamentTypes';
import { applyAll } from '../support/entries';
import { createStartState } from '../support/playedTurns';

const AT = '2026-11-25T16:00:00.000Z';
const ROUNDS = 3;

type Sample = {
  type: TournamentType;
  players: number;
  seed: number;
  settings: Partial<PlaySettings>;
  digest: string;
};

/** Gives every open match of the running round a result that depends on round and court alone. */
function scoreAll(state: PlayState): PlayState {
  const number = state.rounds.filter(({ start }) => start !== null).length;
  const round = state.rounds[number - 1]!;
  const results = round.matches.map((match) => {
    const a = (7 * number + 5 * match.court) % 25;
    return createResultEvent(round, match, { a, b: 24 - a, mark: null });
  });
  return applyAll(state, results);
}

/** Digest of all rounds. A round's id hashes its draw, and its fingerprint everything that the draw depends on. */
const computeDigest = (state: PlayState): string =>
  hashText(
    JSON.stringify(
      state.rounds.map(({ id, basis, seeding, rests }) => [id, basis, seeding, rests]),
    ),
  );

test.each<Sample>([
  { type: 'Американо', players: 9, seed: 7, settings: {}, digest: 'fc2616e7216752f9' },
  { type: 'Американо', players: 11, seed: 8, settings: { courts: 2 }, digest: '00c1776d874447ab' },
  {
    type: 'Американо',
    players: 8,
    seed: 3,
    settings: { variant: 'mixed' },
    digest: '7359c954f9147886',
  },
  {
    type: 'Американо',
    players: 10,
    seed: 5,
    settings: { variant: 'fixed' },
    digest: 'ffc03cb50180097b',
  },
  { type: 'Мексикано', players: 9, seed: 7, settings: {}, digest: '19e1ddb16c1faf3b' },
  {
    type: 'Мексикано',
    players: 12,
    seed: 7,
    settings: { lotRounds: 2, firstRound: 'lot' },
    digest: '536fd91b7cff7a91',
  },
  {
    type: 'Мексикано',
    players: 10,
    seed: 4,
    settings: { firstRound: 'level' },
    digest: 'c50f45d4210ec56e',
  },
  {
    type: 'Мексикано',
    players: 9,
    seed: 2,
    settings: { variant: 'mixed' },
    digest: 'c5531f2dfd96b527',
  },
  {
    type: 'Мексикано',
    players: 10,
    seed: 6,
    settings: { variant: 'fixed', firstRound: 'level' },
    digest: '747eb7307b41d072',
  },
])(
  'DRAW-6: the same seed gives the draw that it always gave: $type of $players, $settings',
  ({ type, players, seed, settings, digest }) => {
    const context = {
      format: FORMATS[type],
      levelOf: (entryId: string) => Number(entryId.slice(-1)) % 4,
    };
    const plan = { planned: 5, seed, context };
    const { variant = 'changing', ...others } = settings;
    let state = createStartState(players, null, variant);
    state = { ...state, settings: { ...state.settings, ...others } };
    for (let round = 1; round <= ROUNDS; round += 1) {
      state = scoreAll(applyAll(state, createStartRoundEvents(state, AT, plan)));
    }
    state = applyAll(state, [createCancelRoundEvent(state, context)!]);
    state = applyAll(state, createStartRoundEvents(state, AT, plan));
    expect(computeDigest(state)).toBe(digest);
  },
);

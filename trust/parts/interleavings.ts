import { createClubRotation } from '../clubsInTurn';
import { judgeEditing } from '../editing/judge';
import { createPlans } from '../editing/plan';
import { playPlan } from '../editing/play';
import { add, type Piece, type Tally } from '../part';

const INTERLEAVINGS = 10_000;
const AT_ONCE = 20;
const STEPS_FOR_EACH_CLUB = 25;

/** Counts that must be 0. */
const FAULTS = [
  'overwrites',
  'missing',
  'unasked',
  'differing',
  'badRefusals',
  'otherAnswers',
] as const;

/** Checks that several editors of one tournament lose no acknowledged write, in any order. */
export const interleavings: Piece = {
  title:
    'Two to five editors of one tournament read it, change it, delete it, restore it and try again ' +
    `after a 412, in generated orders, ${AT_ONCE} tournaments at once. Every second server gives ` +
    'way to other requests after each query. The answers are compared with the history.',
  steps: INTERLEAVINGS / AT_ONCE,
  async open() {
    const clubs = createClubRotation(STEPS_FOR_EACH_CLUB);
    return {
      async step(index) {
        const club = await clubs.takeClub(index);
        const plans = createPlans(index, AT_ONCE);
        const played = await Promise.all(plans.map((plan) => playPlan(club, plan)));
        const tally = played
          .map((each): Tally => ({ interleavings: 1, ...judgeEditing(each) }))
          .reduce((sum, each) => add(sum, each));
        if (FAULTS.some((fault) => tally[fault] !== 0)) {
          process.stderr.write(`interleavings, seed ${index}: ${JSON.stringify(tally)}\n`);
        }
        return tally;
      },
      close: () => clubs.close(),
    };
  },
  figures: (tally) => {
    const { acknowledged = 0, refused = 0, gone = 0, atOnce = 0 } = tally;
    const { overwrites = 0, missing = 0, unasked = 0, differing = 0 } = tally;
    const { badRefusals = 0, otherAnswers = 0 } = tally;
    return [
      { what: 'interleavings', figure: tally.interleavings ?? 0 },
      { what: 'of them with writes on one version under way at once', figure: atOnce },
      { what: 'writes acknowledged', figure: acknowledged },
      { what: 'writes refused with 412', figure: refused },
      { what: 'writes refused with 404, the trash between', figure: gone },
      { what: 'silent overwrites', figure: overwrites, wanted: 0 },
      { what: 'acknowledged writes that are missing', figure: missing, wanted: 0 },
      { what: 'stored without being acknowledged', figure: unasked, wanted: 0 },
      { what: 'tournaments that differ from the replay', figure: differing, wanted: 0 },
      { what: '412 without the tournament as it is', figure: badRefusals, wanted: 0 },
      { what: 'other answers', figure: otherAnswers, wanted: 0 },
    ];
  },
};

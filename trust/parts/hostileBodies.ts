import { Club } from '../club';
import { createAttacked } from '../hostile/attacked';
import { createHostileBodies as bodiesFor } from '../hostile/bodies';
import { ROUTES, sendBody } from '../hostile/bodyRequests';
import { createHonestUser } from '../hostile/honest';
import { createRandomBodies } from '../hostile/randomBodies';
import { isRefusal, reportFinding } from '../hostile/verdict';
import { add, type Piece, type Tally } from '../part';

const ROUNDS = 15;
const RANDOM_FOR_EACH = 60;

async function openPiece() {
  const { ensureRunning: running, close } = createAttacked(async () => {
    const club = new Club();
    await club.start();
    const honest = createHonestUser(club);
    // The visit creates the tournament that some calls name.
    await honest.visit();
    return { club, honest };
  });

  return {
    async step(index: number) {
      const { target, pid } = await running();
      const { club, honest } = target;
      const route = ROUTES[index % ROUTES.length]!;
      const bodies = [
        ...bodiesFor(route.template),
        ...createRandomBodies(route.template, RANDOM_FOR_EACH, index),
      ];
      let tally: Tally = {};
      for (const [number, hostile] of bodies.entries()) {
        const key = number % 2 === 0 ? `${index}-${number}` : undefined;
        const { answers, rest, isEndedByServer } = await sendBody(club, route, hostile, key);
        const failures = answers.filter(({ status }) => status >= 500).length;
        const isCut = hostile.isHuge === true && answers.length === 0 && isEndedByServer;
        const isRefused = answers.length > 0 && rest === '' && answers.every(isRefusal);
        if (!isRefused && !isCut) reportFinding(index, `${route.path}, ${hostile.name}`, answers);
        const unrefused = isRefused || isCut ? 0 : 1;
        tally = add(tally, { bodies: 1, failures, unrefused, cut: isCut ? 1 : 0 });
      }
      const isServed = await honest.visit();
      return add(tally, { crashes: club.pid === pid ? 0 : 1, disturbed: isServed ? 0 : 1 });
    },
    close,
  };
}

/** Checks that no body pollutes, crashes or fills the server, and that each is refused in Russian. */
export const hostileBodies: Piece = {
  title:
    'Bodies that pollute prototypes, are too large, too deep, lie about their length, type or ' +
    'coding, or are no text, fixed and random, are sent to every call; after each round an ' +
    'administrator lists, creates and reads.',
  steps: ROUNDS * ROUTES.length,
  open: openPiece,
  figures: ({ bodies, cut, failures, unrefused, crashes, disturbed }) => [
    { what: 'hostile bodies', figure: bodies ?? 0 },
    { what: 'of them cut off while they still came', figure: cut ?? 0 },
    { what: 'answered 5xx', figure: failures ?? 0, wanted: 0 },
    { what: 'not refused with a 4xx in Russian', figure: unrefused ?? 0, wanted: 0 },
    { what: 'crashes', figure: crashes ?? 0, wanted: 0 },
    { what: 'rounds after which an honest answer was another', figure: disturbed ?? 0, wanted: 0 },
  ],
};

import { Club } from '../club';
import { add, type Figure, type Piece, type Tally } from '../part';
import { findAddress } from '../request';
import {
  countApplications,
  openForm,
  openPage,
  sendForm,
  signUpAs,
  readStatuses,
} from '../signUpForms';
import { computeQuantile, createTime } from '../spread';

const STEPS = 20;
const FORMS_EACH = 500;
const ADDRESSES = 1_000;
const CONNECTIONS = 32;
const HONEST_MAX_MS = 500;
const LIMIT = 60;
const HELD_MAX = 500;
/** First numbers of the addresses: those of the flood, and those of people. */
const NETWORKS = { flood: 30, honest: 40 };

async function openPiece() {
  const club = new Club();
  await club.start({ TRUST_PROXY: '127.0.0.1' });
  const { url } = club;
  const flooded = await openPage(club);
  const quiet = await openPage(club);
  let sent = 0;
  let honest = 0;

  /** Sends forms over many connections, from a thousand addresses in turn, until `isOver`. */
  async function sendFlood(isOver: () => boolean): Promise<Tally> {
    let tally: Tally = {};
    let left = FORMS_EACH;
    // The form is opened in advance, so that only the limits delay the flood.
    const { stamp } = await openForm(url, flooded.path, findAddress(NETWORKS.flood, 0));
    const connection = async () => {
      while (left > 0 || !isOver()) {
        left -= 1;
        sent += 1;
        const address = findAddress(NETWORKS.flood, sent % ADDRESSES);
        const status = await sendForm(url, flooded.path, address, stamp).then(
          (answer) => `form ${answer.status}`,
          () => 'form cut off',
        );
        tally = add(tally, { forms: 1, [status]: 1 });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    return tally;
  }

  /** Signs a person up for a tournament from a new address. */
  async function signUpHonestly(name: string, path: string): Promise<Tally> {
    honest += 1;
    const address = findAddress(NETWORKS.honest, honest);
    const { opened: openedMs, ms, status } = await signUpAs(url, path, address);
    return {
      ...createTime(`${name} page`, openedMs),
      ...createTime(name, ms),
      [`${name} slowest`]: Math.round(Math.max(openedMs, ms)),
      [`${name} ${[303, 503].includes(status) ? status : 'otherwise'} answered`]: 1,
    };
  }

  return {
    async step() {
      let isOver = false;
      const flooding = sendFlood(() => isOver);
      const answered = await Promise.all([
        signUpHonestly('flooded', flooded.path),
        signUpHonestly('quiet', quiet.path),
      ]);
      isOver = true;
      const forms = await flooding;
      const counts = await readStatuses(club, flooded.id);
      const { review: held = 0, confirmed = 0, waiting = 0 } = counts;
      const taken = confirmed + waiting;
      return [forms, ...answered].reduce<Tally>((sum, tally) => add(sum, tally), {
        'taken most': taken,
        'held most': held,
        'applications astray': Math.abs((await countApplications(club, flooded.id)) - taken),
      });
    },
    close: () => club.remove(),
  };
}

function createHonestFigures(tally: Tally, name: string, who: string): Figure[] {
  const [half, most] = [0.5, 0.95].map((share) => computeQuantile(tally, name, share));
  return [
    { what: `${who}: form answered, 50 %, 95 % within, ms`, figure: `${half}, ${most}` },
    {
      what: 'the slowest page or answer, ms',
      figure: tally[`${name} slowest`] ?? 0,
      atMost: HONEST_MAX_MS,
    },
    {
      what: 'of them answered otherwise',
      figure: tally[`${name} otherwise answered`] ?? 0,
      wanted: 0,
    },
  ];
}

function figures(tally: Tally): Figure[] {
  const told = ['form 303', 'form 503'];
  const others = Object.keys(tally).filter((key) => /^form /.test(key) && !told.includes(key));
  return [
    { what: 'forms', figure: tally.forms ?? 0 },
    ...told.map((key) => ({ what: key.replace('form ', 'forms: '), figure: tally[key] ?? 0 })),
    {
      what: 'forms answered otherwise',
      figure: others.reduce((sum, key) => sum + tally[key]!, 0),
      wanted: 0,
    },
    {
      what: 'places and turns taken within the hour',
      figure: tally['taken most'] ?? 0,
      atMost: LIMIT,
    },
    { what: 'entries held for review', figure: tally['held most'] ?? 0, atMost: HELD_MAX },
    {
      what: 'applications without a place or turn',
      figure: tally['applications astray'] ?? 0,
      wanted: 0,
    },
    ...createHonestFigures(tally, 'flooded', 'somebody for the same tournament'),
    ...createHonestFigures(tally, 'quiet', 'somebody for another tournament'),
    {
      what: 'of them refused',
      figure: tally['quiet 503 answered'] ?? 0,
      wanted: 0,
    },
  ];
}

/** Checks that people can sign up during a flood of forms. The flood must take no spot beyond the limits (APPLY-12). */
export const signUpFlood: Piece = {
  title:
    'A thousand addresses send sign-up forms for one tournament, 32 at a time, 500 in each step and more ' +
    'until two people, from addresses of their own, have opened and sent theirs: for the same tournament, and ' +
    'for another one.',
  steps: STEPS,
  open: openPiece,
  most: ['taken most', 'held most', 'flooded slowest', 'quiet slowest'],
  figures,
};

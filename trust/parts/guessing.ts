import { setTimeout as sleep } from 'node:timers/promises';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { Club } from '../club';
import { createGuessers } from '../guessers';
import { add, type Figure, type Piece, type Tally } from '../part';
import { findAddress, ask, signIn } from '../request';
import { computeQuantile, createTime } from '../spread';

const STEPS = 100;
const STEP_MS = 2_000;
const SIGN_IN_MAX_MS = 3_000;
const CALLS_EVERY_MS = 50;
const HASHES_AT_ONCE = 2;
/** First numbers of the addresses: the same hundred, new ones, the administrator's, and an unknown one. */
const NETWORKS = { same: 20, new: 30, own: 40, newcomer: 50 };

/**
 * Sign-ins of each figure, and the client's time limit in milliseconds. The limit is longer than the required time, so
 * that a late response on a busy machine does not count as a refusal.
 */
const SIGN_INS = {
  own: { who: 'from an address that signed in before', patience: 25_000 },
  newcomer: { who: 'from an address never seen', patience: 25_000 },
  amidNew: { who: 'from one never seen, amid a hundred new ones a second', patience: 4_000 },
};
type SignIn = keyof typeof SIGN_INS;

/** Additional attack of a step. The same hundred addresses always guess. */
const BESIDES = ['nothing', 'ever new', 'another hundred'] as const;

async function openPiece() {
  const club = new Club();
  await club.start({ TRUST_PROXY: '127.0.0.1' });
  const own = findAddress(NETWORKS.own, 1);
  const [same, fresh] = await Promise.all([createGuessers(), createGuessers()]);
  let newcomers = 0;

  async function signInFrom(address: string, name: SignIn): Promise<Tally> {
    const since = performance.now();
    const signal = AbortSignal.timeout(SIGN_INS[name].patience);
    const status = await signIn(club.url, address, club.administrator, signal).then(
      (answer) => answer.status,
      () => null,
    );
    const ms = performance.now() - since;
    const isLate = status !== 200 || ms > SIGN_IN_MAX_MS;
    return {
      ...createTime(name, ms),
      [`${name} slowest`]: Math.round(ms),
      [`${name} refused`]: status === 200 ? 0 : 1,
      [`${name} late`]: isLate ? 1 : 0,
    };
  }

  /** Calls the server with the token, one call after another, until `isOver`. */
  async function callUntil(isOver: () => boolean): Promise<Tally> {
    const headers = { authorization: formatBasicAuth(club.administrator.username, club.token) };
    let tally: Tally = {};
    while (!isOver()) {
      const { status, ms } = await ask(club.url, { path: '/api/tournaments', headers });
      tally = add(tally, { ...createTime('call', ms), callsRefused: status === 200 ? 0 : 1 });
      await sleep(CALLS_EVERY_MS);
    }
    return tally;
  }

  async function measureQuickestHash(): Promise<number> {
    const times: number[] = [];
    while (times.length < 5) times.push((await signIn(club.url, own, club.administrator)).ms);
    return Math.min(...times);
  }

  const hashMs = await measureQuickestHash();
  same.start({ url: club.url, network: NETWORKS.same, isEverNew: false });

  return {
    async step(index: number) {
      const besides = BESIDES[index % BESIDES.length]!;
      const isEverNew = besides === 'ever new';
      const since = performance.now();
      if (besides !== 'nothing') fresh.start({ url: club.url, network: NETWORKS.new, isEverNew });
      let isOver = false;
      const calling = callUntil(() => isOver);
      await sleep(STEP_MS / 4);
      const first = await signInFrom(own, 'own');
      const newcomer = findAddress(NETWORKS.newcomer, (newcomers += 1));
      const second = await signInFrom(newcomer, isEverNew ? 'amidNew' : 'newcomer');
      await sleep(Math.max(0, STEP_MS - (performance.now() - since)));
      isOver = true;
      const calls = await calling;
      fresh.stop();
      const guessed = add(await same.count(), await fresh.count());
      return {
        ...first,
        ...second,
        ...calls,
        ...guessed,
        hashed: Math.round(((guessed['401'] ?? 0) + 2) * hashMs),
        elapsed: Math.round(performance.now() - since),
      };
    },
    async close() {
      same.end();
      fresh.end();
      await club.remove();
    },
  };
}

/**
 * Creates the figures of a sign-in.
 * @param isHeld true when each sign-in must end within 3 s
 */
function createSignInFigures(tally: Tally, name: SignIn, isHeld: boolean): Figure[] {
  const { who } = SIGN_INS[name];
  const [half, most] = [0.5, 0.95].map((share) => computeQuantile(tally, name, share));
  const slowest = tally[`${name} slowest`] ?? 0;
  const [refused, late] = [tally[`${name} refused`] ?? 0, tally[`${name} late`] ?? 0];
  return [
    { what: `signing in ${who}: 50 %, 95 % within, ms`, figure: `${half}, ${most}` },
    isHeld
      ? { what: 'the slowest, ms', figure: slowest, atMost: SIGN_IN_MAX_MS }
      : { what: 'of them later than 3 s', figure: late },
    ...(isHeld ? [{ what: `of those ${who} refused`, figure: refused, wanted: 0 }] : []),
  ];
}

function figures(tally: Tally): Figure[] {
  const { hashed = 0, elapsed = 0, callsRefused = 0 } = tally;
  const told = ['401', '429', '503', 'given up'];
  const others = Object.keys(tally).filter((key) => /^(\d{3}|cut off)$/.test(key));
  const unexpected = others.filter((key) => !told.includes(key));
  return [
    ...createSignInFigures(tally, 'own', true),
    ...createSignInFigures(tally, 'newcomer', true),
    ...createSignInFigures(tally, 'amidNew', false),
    { what: 'calls with a token: 99 % within, ms', figure: computeQuantile(tally, 'call', 0.99) },
    { what: 'calls refused', figure: callsRefused, wanted: 0 },
    ...told.map((key) => ({ what: `guesses: ${key}`, figure: tally[key] ?? 0 })),
    {
      what: 'guesses answered otherwise',
      figure: unexpected.reduce((sum, key) => sum + tally[key]!, 0),
      wanted: 0,
    },
    {
      what: 'passwords checked at once on average, by the 401s',
      figure: Number((hashed / elapsed).toFixed(2)),
      atMost: HASHES_AT_ONCE,
    },
  ];
}

/** Checks that the administrator can sign in while others guess as fast as possible (TRUST-17). */
export const guessing: Piece = {
  title:
    'A hundred addresses guess the password as fast as they can, through four connections each. ' +
    'At every third step another hundred joins them; at every third, a hundred of which one gives ' +
    'way to a new address every 10 ms. Meanwhile the administrator signs in twice in each step.',
  steps: STEPS,
  open: openPiece,
  most: Object.keys(SIGN_INS).map((name) => `${name} slowest`),
  figures,
};

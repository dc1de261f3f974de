import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../club';
import { createLedger, judgeLedger, write, type Ledger } from '../entries';
import type { Piece, Tally } from '../part';
import { removeFolder } from '../removeFolder';

const WRITERS = 4;
/** Number of entries per writer. The fee contains an entry's number and must not exceed a million. */
const NUMBERS = 100_000;
/** Number of ends after which a new club replaces the old one. A list of thousands would delay the run. */
const ENDS_FOR_EACH_CLUB = 50;
const REQUESTS_A_SECOND = 50;
const STOP_MAX_MS = 5_000;
const CUTS_FOR_EACH_LOG = 25;

const between = (from: number, to: number): number => from + Math.random() * (to - from);

/** Judges a copy of a database and its log, then removes the copy. */
function judgeCopy(file: string, acknowledged: readonly number[], logBytes?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trust-copy-'));
  const copy = path.join(folder, 'club.db');
  try {
    copyFileSync(file, copy);
    const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
    writeFileSync(`${copy}-wal`, log.subarray(0, logBytes));
    return judgeLedger(copy, acknowledged);
  } finally {
    removeFolder(folder);
  }
}

/** Ends the server during concurrent writes, many times on one database. */
function openEnding() {
  let ends = 0;
  let club: Club | null = null;
  let ledgers: Ledger[] = [];

  async function startClub(): Promise<Club> {
    await club?.remove();
    ledgers = Array.from({ length: WRITERS }, (_, writer) => createLedger(writer * NUMBERS));
    return new Club();
  }

  /** Writes until the server has ended. Its files must then contain each acknowledged write. */
  async function endUnderWrites(signal: NodeJS.Signals, after: number, pause: number) {
    if (!club || ends % ENDS_FOR_EACH_CLUB === 0) club = await startClub();
    ends += 1;
    const before = ledgers.flatMap(({ created }) => created).length;
    await club.start();
    let isEnded = false;
    const options = { pause, until: () => isEnded };
    const writing = Promise.all(ledgers.map((ledger) => write(club!, ledger, options)));
    const count = () => ledgers.reduce((sum, { created }) => sum + created.length, 0);
    /** Waits for the first response. On a busy machine the server could otherwise end before it. */
    const isAnswered = async () => {
      while (!isEnded && count() === before) await sleep(1);
      await sleep(after);
    };
    // A refused write rejects here. A write whose connection ends does not.
    await Promise.race([isAnswered(), writing]);
    const ended = await club.end(signal);
    isEnded = true;
    await writing;
    const answered = ledgers.flatMap(({ created }) => created);
    const { lost, torn, damaged } = judgeCopy(club.databaseFile, answered);
    return { ended, tally: { acknowledged: answered.length - before, lost, torn, damaged } };
  }

  return {
    async kill(): Promise<Tally> {
      const { tally } = await endUnderWrites('SIGKILL', between(0, 200), 0);
      return { kills: 1, ...tally };
    },
    async stop(): Promise<Tally> {
      const pause = (1_000 * WRITERS) / REQUESTS_A_SECOND;
      const { ended, tally } = await endUnderWrites('SIGTERM', 1_000, pause);
      const isBad = ended.code !== 0 || ended.ms >= STOP_MAX_MS;
      return { stops: 1, badStops: isBad ? 1 : 0, slowestStop: ended.ms, ...tally };
    },
    close: () => club?.remove() ?? Promise.resolve(),
  };
}

/** Cuts the log of a killed server at random places, and opens the database. */
function openCutting() {
  let cuts = 0;
  let club: Club | null = null;
  let ledger = createLedger();

  async function startClub(): Promise<Club> {
    await club?.remove();
    ledger = createLedger();
    const made = new Club();
    await made.start();
    // The first daily backup has also opened the database. If it closes last, it writes the log into the database.
    while (!made.hasDailyBackup) await sleep(10);
    const wanted = Math.round(between(30, 300));
    // A log that was just written into the database must not be cut. No crash leaves such a state.
    const isFolded = () =>
      statSync(made.databaseFile).mtimeMs >= statSync(`${made.databaseFile}-wal`).mtimeMs;
    await write(made, ledger, { until: () => ledger.created.length >= wanted && !isFolded() });
    await made.end('SIGKILL');
    return made;
  }

  return {
    async cut(): Promise<Tally> {
      if (!club || cuts % CUTS_FOR_EACH_LOG === 0) club = await startClub();
      cuts += 1;
      const { size } = statSync(`${club.databaseFile}-wal`);
      const whole = judgeCopy(club.databaseFile, ledger.created);
      const cut = judgeCopy(club.databaseFile, [], Math.floor(between(0, size)));
      return {
        cuts: 1,
        cutDamaged: cut.damaged + whole.damaged,
        noPrefix: cut.gaps + whole.gaps + cut.torn + whole.torn + whole.lost,
        shorter: cut.held < whole.held ? 1 : 0,
      };
    },
    close: () => club?.remove() ?? Promise.resolve(),
  };
}

/** One round has one stop, twenty kills and ten cuts, so that a short run contains each kind. */
const ROUND = 31;
const ROUNDS = 50;

/** Checks that acknowledged writes survive kill -9, SIGTERM, and a log that ends at any place. */
export const crashes: Piece = {
  title:
    'The server is killed (`kill -9`) under writes of four at once through HTTP, or stopped ' +
    `(SIGTERM) under ${REQUESTS_A_SECOND} writes a second, again and again on the same database; ` +
    'and the logs of killed servers are cut at random places.',
  steps: ROUND * ROUNDS,
  most: ['slowestStop'],
  async open() {
    const [ends, cuts] = [openEnding(), openCutting()];
    return {
      step(index) {
        const turn = index % ROUND;
        if (turn === 0) return ends.stop();
        return turn % 3 === 0 ? cuts.cut() : ends.kill();
      },
      async close() {
        await Promise.all([ends.close(), cuts.close()]);
      },
    };
  },
  figures: (tally) => {
    const { kills = 0, acknowledged = 0, lost = 0, torn = 0, damaged = 0 } = tally;
    const { stops = 0, badStops = 0, slowestStop = 0 } = tally;
    const { cuts = 0, cutDamaged = 0, noPrefix = 0, shorter = 0 } = tally;
    return [
      { what: 'kills', figure: kills },
      { what: 'stops', figure: stops },
      { what: 'not ended with 0 within 5 s', figure: badStops, wanted: 0 },
      { what: 'slowest stop, ms', figure: slowestStop },
      { what: 'writes acknowledged', figure: acknowledged },
      { what: 'acknowledged and lost', figure: lost, wanted: 0 },
      { what: 'half-written', figure: torn, wanted: 0 },
      { what: 'integrity_check not ok afterwards', figure: damaged, wanted: 0 },
      { what: 'logs cut', figure: cuts },
      { what: 'of them holding less than the whole one', figure: shorter },
      { what: 'that did not open soundly', figure: cutDamaged, wanted: 0 },
      { what: 'that held no prefix of what was written', figure: noPrefix, wanted: 0 },
    ];
  },
};

import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { Club } from '../club';
import { playTournament } from '../plays/playTournament';
import type { Figure, Piece, Tally } from '../part';

const EVENINGS = 100;

const figures = (tally: Tally): Figure[] => [
  { what: 'evenings played to their end', figure: tally.evenings ?? 0 },
  { what: 'kills', figure: tally.kills ?? 0 },
  { what: 'changes acknowledged', figure: tally.acknowledged ?? 0 },
  { what: 'of them or of those refused, sent more than once', figure: tally.repeated ?? 0 },
  { what: 'refused, since the other device was first', figure: tally.refused ?? 0 },
  { what: 'acknowledged and lost', figure: tally.lost ?? 0, wanted: 0 },
  { what: 'stored twice', figure: tally.doubled ?? 0, wanted: 0 },
  { what: 'plays that are not what their history makes', figure: tally.unlike ?? 0, wanted: 0 },
];

/** Checks that changes made beside the court survive kill -9. */
export const eveningsKilled: Piece = {
  title:
    'Evenings of eight are played on two devices at once, rounds, scores and corrections, while the server is ' +
    'killed (`kill -9`) and started again; what got no answer is sent again with its id.',
  steps: EVENINGS,
  async open() {
    const club = new Club();
    await club.start();
    return { step: (index) => playTournament([club], index), close: () => club.remove() };
  },
  figures,
};

/** Checks the same with two servers on one database. */
export const eveningsOfServers: Piece = {
  title:
    'The same evenings on two servers that share one PostgreSQL, each device at a server of its own; they are ' +
    'killed in turn, and a device whose server does not answer goes to the other one.',
  steps: EVENINGS,
  async open() {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const clubs = [new Club(undefined, { databaseUrl }), new Club(undefined, { databaseUrl })];
    for (const club of clubs) await club.start();
    return {
      step: (index) => playTournament(clubs, index),
      async close() {
        for (const club of clubs) await club.remove();
        await postgres.stop();
      },
    };
  },
  figures,
};

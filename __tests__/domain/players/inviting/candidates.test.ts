import fc from 'fast-check';
import { findLevelMismatch } from '../../../../src/domain/fields/level';
import { formatFullName } from '../../../../src/domain/play/people/names';
import { listCandidates } from '../../../../src/domain/players/inviting/candidates';
import {
  buildCandidatePhones,
  describeCandidate,
} from '../../../../src/domain/players/inviting/invitationTexts';
import type { Player } from '../../../../src/domain/players/playerWire';
import { PLAYER, players, TODAY } from '../support/players';
import { createRuns } from '../../../support/createRuns';

const WEDNESDAY = { date: '2026-12-02', level_from: 3, level_to: 4 };
const listIds = (found: ReturnType<typeof listCandidates>) => found.map(({ player }) => player.id);

test('PLAYER-31: only those are offered whose level fits, who come on that weekday and are not in, each once', () => {
  fc.assert(
    fc.property(players, fc.nat(), (all, count) => {
      const inside = all.slice(0, count % 5).map((one) => ({
        name: `${one.familyName} ${one.givenName}`,
        phone: one.phone,
      }));
      const offered = listCandidates(all, WEDNESDAY, inside, TODAY);
      return (
        new Set(listIds(offered)).size === offered.length &&
        offered.every(
          ({ player, level }) =>
            player.weekdays[2]! > 0 &&
            findLevelMismatch(level, WEDNESDAY) === null &&
            !all.slice(0, count % 5).includes(player),
        )
      );
    }),
    createRuns(),
  );
});

test('PLAYER-31: regulars come first, then those who still come, then by how often', () => {
  const createRegular = (id: string, evenings: number, lastSeen: string, noShows = 0) => ({
    ...PLAYER,
    id,
    phone: `+7 (916) 000-00-0${id}`,
    weekdays: [0, 0, evenings, 0, 0, 0, 0],
    lastSeen,
    noShows,
  });
  const all = [
    createRegular('1', 9, '2026-01-14'),
    createRegular('2', 2, '2026-11-18'),
    createRegular('3', 3, '2026-11-18', 1),
    createRegular('4', 3, '2026-11-18'),
    createRegular('5', 0, '2026-11-18'),
  ];
  expect(listIds(listCandidates(all, WEDNESDAY, [], TODAY))).toEqual(['4', '3', '2', '1']);
});

test('PLAYER-31: a player in the roster by name and phone, or by name where either lacks a phone, is not offered', () => {
  const listOffered = (phone: string | null, inside: string | null) =>
    listCandidates(
      [{ ...PLAYER, phone }],
      WEDNESDAY,
      [{ name: 'ершов петр', phone: inside }],
      TODAY,
    );
  const [own, other] = ['+7 (916) 123-45-67', '+7 (916) 765-43-21'];
  expect(listOffered(own, own)).toHaveLength(0);
  expect(listOffered(own, null)).toHaveLength(0);
  expect(listOffered(null, own)).toHaveLength(0);
  expect(listOffered(own, other)).toHaveLength(1);
});

test('PLAYER-31: a level is the stated one, else that of the matches; an unknown one is no reason against', () => {
  const rating = { level: 3.3, uncertainty: 0.4, matches: 20 };
  const getLevel = (player: Partial<Player>) =>
    listCandidates([{ ...PLAYER, ...player }], { ...WEDNESDAY, level_from: 1 }, [], TODAY)[0]!
      .level;
  expect(getLevel({ level: 2, rating })).toBe(2);
  expect(getLevel({ level: null, rating })).toBe(3.5);
  expect(getLevel({ level: null, rating: { ...rating, level: null } })).toBeNull();
  const unknown = { ...PLAYER, level: null };
  expect(listCandidates([unknown], WEDNESDAY, [], TODAY)).toHaveLength(1);
});

test('PLAYER-31, PLAYER-32: the reason is in words, and the phones a line each', () => {
  const [one] = listCandidates([{ ...PLAYER, noShows: 2 }], WEDNESDAY, [], TODAY);
  expect(describeCandidate(one!, WEDNESDAY.date).replaceAll('\u00a0', ' ')).toBe(
    'по средам 5 раз · в последний раз 18.11.2026 · уровень 3.5 · 2 неявки',
  );
  const nobodys = { ...one!, player: { ...PLAYER, phone: null } };
  expect(buildCandidatePhones([one!, nobodys])).toBe(`${formatFullName(PLAYER)}: ${PLAYER.phone}`);
});

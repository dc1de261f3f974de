import fc from 'fast-check';
import { SEXES } from '../../../../src/domain/draw/base/drawnRound';
import { formatFullName } from '../../../../src/domain/play/people/names';
import { sumAppearances, type Appearance } from '../../../../src/domain/players/card/appearances';
import { toIdentityKey } from '../../../../src/domain/players/identity/identityKey';
import { listCandidates } from '../../../../src/domain/players/inviting/candidates';
import { describeCandidate } from '../../../../src/domain/players/inviting/invitationTexts';
import { findKnownSexes } from '../../../../src/domain/players/inviting/knownSexes';
import { createEntry } from '../../play/support/entries';
import { PLAYER, players, TODAY } from '../support/players';
import { createRuns } from '../../../support/createRuns';

test('PLAY-51: only players known by phone and name are marked, and none who has a mark', () => {
  fc.assert(
    fc.property(players, fc.array(fc.constantFrom(...SEXES, null)), (all, said) => {
      const entries = all.map((player, index) =>
        createEntry(player.id, {
          ...{ ...player, rating: null },
          ...{ sex: said[index] ?? null, rank: `a${index}` },
        }),
      );
      const isKnown = (entry: (typeof entries)[number]) => {
        const key = toIdentityKey(formatFullName(entry), entry.phone);
        const same = all.filter((one) => {
          const other = toIdentityKey(formatFullName(one), one.phone);
          return other.phone === key.phone && other.nameKey === key.nameKey;
        });
        return key.nameKey !== '' && same.some(({ sex }) => sex !== null);
      };
      const found = findKnownSexes(entries, all);
      return (
        found.every(({ entry }) => entry.sex === null) &&
        found.length === entries.filter((one) => one.sex === null && isKnown(one)).length
      );
    }),
    createRuns(),
  );
});

test('PLAY-51: a single name without a phone is no known player’s, and a player who has left is not marked', () => {
  const known = { ...PLAYER, sex: 'm' as const };
  const entry = createEntry('1', { ...PLAYER, rating: null });
  expect(findKnownSexes([entry], [known])).toEqual([{ entry, sex: 'm' }]);
  expect(findKnownSexes([{ ...entry, status: 'withdrawn' }], [known])).toEqual([]);
  const single = { familyName: '', phone: null };
  expect(findKnownSexes([{ ...entry, ...single }], [{ ...known, ...single }])).toEqual([]);
});

test('PLAY-51: the last roster that says it decides, and an invitation in микст tells it', () => {
  const createAppearance = (date: string, sex: Appearance['sex']): Appearance => ({
    ...{ tournamentId: 1, date, sex, createdAt: date, status: 'confirmed', attendance: null },
    ...{
      paid: 0,
      hasPlay: true,
      hasPlayed: false,
      givenName: 'Саша',
      familyName: 'Ли',
      phone: null,
      level: null,
    },
  });
  const findSexAfter = (...sexes: Appearance['sex'][]) =>
    sumAppearances(
      sexes.map((sex, index) => createAppearance(`2026-11-0${index + 1}`, sex)),
      TODAY,
    ).sex;
  expect(findSexAfter(null, null)).toBeNull();
  expect(findSexAfter('m', 'f', null)).toBe('f');

  const [one] = listCandidates(
    [{ ...PLAYER, sex: 'm' }],
    { date: '2026-12-02', level_from: 3, level_to: 4 },
    [],
    TODAY,
  );
  const describeSex = (isMixed: boolean, sex: Appearance['sex']) =>
    describeCandidate({ ...one!, player: { ...PLAYER, sex } }, '2026-12-02', isMixed).split(
      ' · ',
    )[0];
  expect(describeSex(true, 'm')).toBe('м');
  expect(describeSex(true, null)).toBe('м/ж не\u00a0указано');
  expect(describeSex(false, 'm')).toMatch(/^по/);
});

import fc from 'fast-check';
import { addDays } from '../../../../src/domain/dates/dates';
import { SEXES } from '../../../../src/domain/draw/base/drawnRound';
import { LEVELS } from '../../../../src/domain/fields/level';
import type { Player } from '../../../../src/domain/players/playerWire';

/** A Wednesday. */
export const TODAY = '2026-11-25';

export const PLAYER: Player = {
  id: '1',
  givenName: 'Пётр',
  familyName: 'Ершов',
  phone: '+7 (916) 123-45-67',
  otherPhones: [],
  otherNames: [],
  level: 3.5,
  sex: null,
  tournaments: 5,
  lastSeen: '2026-11-18',
  noShows: 0,
  paid: 7_500,
  weekdays: [0, 0, 5, 0, 0, 0, 0],
  rating: null,
  isOutdated: false,
};

const levels = fc.constantFrom(...LEVELS, null);

const player: fc.Arbitrary<Omit<Player, 'id'>> = fc.record({
  givenName: fc.constantFrom('Пётр', 'Анна', 'Семён', 'Алёна', 'Лев'),
  familyName: fc.constantFrom('Ершов', 'Ёлкина', 'Соколова', ''),
  phone: fc.option(fc.integer({ min: 1_000_000, max: 9_999_999 })).map((digits) => {
    const [, one, two, three] = /^(\d{3})(\d{2})(\d{2})$/.exec(String(digits)) ?? [];
    return digits === null ? null : `+7 (916) ${one}-${two}-${three}`;
  }),
  otherPhones: fc.constantFrom([], ['+7 (916) 765-43-21']),
  otherNames: fc.constantFrom([], ['Лёва Ершов']),
  level: levels,
  sex: fc.option(fc.constantFrom(...SEXES)),
  tournaments: fc.nat(40),
  lastSeen: fc.option(fc.nat(200).map((days) => addDays(TODAY, -days))),
  noShows: fc.nat(3),
  paid: fc.nat(90_000),
  weekdays: fc.array(fc.nat(6), { minLength: 7, maxLength: 7 }),
  rating: fc.option(
    fc.record({ level: levels, uncertainty: fc.constant(0.5), matches: fc.nat(80) }),
  ),
  isOutdated: fc.boolean(),
});

/** A club's players with distinct ids. */
export const players: fc.Arbitrary<Player[]> = fc
  .array(player, { maxLength: 40 })
  .map((all) => all.map((one, index) => ({ ...one, id: String(index) })));

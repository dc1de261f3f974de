import fc from 'fast-check';
import { parsePhone } from '../../../src/domain/fields/parseTyped';
import { maskTypedPhone, phoneMask, playerPhoneMask } from '../../../src/domain/fields/phoneTyping';
import { parsePlayerPhone } from '../../../src/domain/fields/playerPhone';
import { REGION_CODES } from '../support/regionCodes';
import { listRuleErrors } from '../support/ruleErrors';
import { createPhoneField, typePhone } from '../support/typedFields';
import { listEntries } from '../play/support/pastedLines';
import { createRuns } from '../../support/createRuns';

/** Country code, first digits of its mobile numbers, and the number of digits after them. */
const ABROAD = [
  ['372', '5', 6],
  ['372', '5', 7],
  ['371', '2', 7],
  ['370', '6', 7],
  ['373', '6', 7],
  ['374', '9', 7],
  ['375', '29', 7],
  ['380', '50', 7],
  ['994', '50', 7],
  ['995', '5', 8],
  ['996', '5', 8],
  ['998', '9', 8],
  ['90', '5', 9],
  ['86', '13', 9],
  ['852', '9', 7],
  ['853', '6', 7],
  ['855', '1', 7],
  ['81', '90', 8],
  ['49', '151', 8],
  ['48', '60', 7],
  ['44', '7', 9],
  ['1', '415', 7],
] as const;

/** The digit groups of a number, separated in one of the ways that people use. */
const createWritten = (groups: readonly string[]) =>
  fc.constantFrom(
    groups.join(''),
    groups.join(' '),
    groups.join('-'),
    `${groups[0]} (${groups[1]}) ${groups.slice(2).join('-')}`,
    `${groups[0]}\u00a0${groups.slice(1).join('\u2011')}`,
  );
const createFigures = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

const foreign = fc
  .constantFrom(...ABROAD)
  .chain(([code, begin, count]) =>
    fc
      .tuple(fc.constantFrom('', '+', '00', '8 10 ', '8-10-', '810'), createFigures(count))
      .chain(([prefix, figures]) =>
        createWritten([code, `${begin}${figures.slice(0, 2)}`, figures.slice(2)]).map(
          (written) => prefix + written,
        ),
      ),
  );

const OTHER_CODES =
  '900 903 916 926 950 963 978 982 995 999 700 701 707 727 747 775 777 800 812 843 846 861 863 869'.split(
    ' ',
  );

const listGroups = (code: string, figures: string) => [
  code,
  figures.slice(0, 3),
  figures.slice(3, 5),
  figures.slice(5),
];
const own = fc
  .tuple(fc.constantFrom(...REGION_CODES, ...OTHER_CODES), createFigures(7))
  .chain(([code, figures]) => {
    const [a, b, c, d] = listGroups(code, figures);
    // Ten digits that begin with 7 or 8 would be an eleven-digit number with a missing digit.
    const prefixes = ['+7', '7', '8', ...(/^[349]/.test(code) ? [''] : [])];
    return fc.record({
      stored: fc.constant(`+7 (${a}) ${b}-${c}-${d}`),
      written: fc
        .constantFrom(...prefixes)
        .chain((prefix) =>
          prefix === ''
            ? fc.constantFrom([a, b, c, d].join(''), `${a} ${b}-${c}-${d}`, `(${a}) ${b} ${c} ${d}`)
            : createWritten([prefix, a!, b!, c!, d!]),
        ),
    });
  });

/** Parts of a number as a phone keyboard composes them: runs of digits, and single signs. */
const splitComposed = (written: string): string[] => written.match(/\d+|\D/g) ?? [];

/** Text that the phone field shows, by the way of entering the phone. */
const WAYS_OF_PLAYER: Record<string, (written: string) => string> = {
  'typed into the sign-up form': (written) =>
    [...written].reduce(
      ({ text, caret }, key) =>
        maskTypedPhone(text.slice(0, caret) + key + text.slice(caret), caret + 1),
      { text: '', caret: 0 },
    ).text,
  'pasted into the sign-up form, or composed': (written) =>
    maskTypedPhone(written, written.length).text,
  'typed at the desk': (written) => typePhone(playerPhoneMask, written),
  'composed at the desk': (written) => typePhone(playerPhoneMask, splitComposed(written)),
  'pasted at the desk': (written) =>
    playerPhoneMask.isLeft!(written, written) ? written : createPhoneField().paste(written).text,
  'sent without a script': (written) => written,
  'read of a list': (written) => listEntries(`Мария Орлова, ${written}`)[0]?.phone ?? '',
};

/** Text that the organizer's phone field shows; an organizer's phone is never foreign. */
const WAYS_OF_ORGANIZER: Record<string, (written: string) => string> = {
  typed: (written) => typePhone(phoneMask, written),
  composed: (written) => typePhone(phoneMask, splitComposed(written)),
  pasted: (written) =>
    phoneMask.isLeft!(written, written) ? written : createPhoneField().paste(written).text,
  imported: (written) => parsePhone(written) ?? written,
};

const isOrganizerPhone = (organizerPhone: string): boolean =>
  listRuleErrors({ organizerPhone }).organizerPhone === undefined;

const toSigns = (text: string): string => text.replace(/[^\d+]/g, '');

describe('a phone from abroad is never made another number', () => {
  test.each(Object.entries(WAYS_OF_PLAYER))('ROSTER-4: %s', (_, show) => {
    fc.assert(
      fc.property(foreign, (written) => {
        const stored = parsePlayerPhone(show(written));
        expect(stored === null ? toSigns(written) : toSigns(stored)).toBe(toSigns(written));
      }),
      createRuns(2_000),
    );
  });

  test.each(Object.entries(WAYS_OF_ORGANIZER))(
    'INPUT-3, RULE-11: the organizer’s, %s',
    (way, show) => {
      fc.assert(
        fc.property(foreign, (written) => {
          // Typing always drops one leading 8; RULE-11 requires only the right form.
          fc.pre(!(way === 'typed' || way === 'composed') || !toSigns(written).startsWith('8'));
          // The field reports a twelfth digit as an error, so such input is skipped.
          fc.pre(way !== 'typed' || show(written) === typePhone(playerPhoneMask, written));
          expect([written, isOrganizerPhone(show(written))]).toEqual([written, false]);
        }),
        createRuns(2_000),
      );
    },
  );
});

describe('a Russian or Kazakh phone has one form', () => {
  test.each(Object.entries({ ...WAYS_OF_PLAYER, ...WAYS_OF_ORGANIZER }))(
    'ROSTER-4, INPUT-3, COMFORT-51: %s',
    (_, show) => {
      fc.assert(
        fc.property(own, ({ written, stored }) => {
          expect([written, parsePlayerPhone(show(written))]).toEqual([written, stored]);
          expect(isOrganizerPhone(stored)).toBe(true);
        }),
        createRuns(2_000),
      );
    },
  );
});

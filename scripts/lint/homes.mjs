/** Literals that only one file may contain, with that file. */
const HOMES = [
  {
    home: 'src/domain/dates/durations.ts',
    isOne: (/** @type {any} */ { value }) => value === 86_400_000,
  },
  {
    home: 'src/domain/fields/phone.ts',
    isOne: (/** @type {any} */ { regex }) => regex?.pattern.startsWith(String.raw`^\+7`),
  },
  {
    home: 'src/domain/dates/dates.ts',
    isOne: (/** @type {any} */ { regex }) => regex?.pattern === String.raw`^\d{4}-\d{2}-\d{2}$`,
  },
  {
    home: 'src/domain/dates/time.ts',
    isOne: (/** @type {any} */ { regex }) =>
      /^\^.*:(?:\[0-5\]\\d|\\d\{2\})\$$/.test(regex?.pattern),
  },
  { home: 'src/domain/fields/money.ts', isOne: (/** @type {any} */ { value }) => value === 'RUB' },
];

/** Refuses a second regular expression or format for phones, times, days, money or durations. */
export const homes = {
  /** @param {any} context */
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    return {
      Literal(/** @type {any} */ node) {
        const found = HOMES.find(({ home, isOne }) => !file.endsWith(home) && isOne(node));
        if (found) context.report({ node, message: `Для этого есть ${found.home}.` });
      },
    };
  },
};

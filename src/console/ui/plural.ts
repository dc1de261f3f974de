/** Russian plural: 1 турнир, 2 турнира, 5 турниров. */
const rules = new Intl.PluralRules('ru');

export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  const word = form === 'one' ? one : form === 'few' ? few : many;
  return `${count}\u00a0${word}`;
}

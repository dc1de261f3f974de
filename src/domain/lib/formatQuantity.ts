const FORMS = new Intl.PluralRules('ru');

/** Returns «1 турнир», «2 турнира», «5 турниров», with a no-break space. */
export function formatQuantity(count: number, one: string, few: string, many: string): string {
  const form = FORMS.select(count);
  const word = form === 'one' ? one : form === 'few' ? few : many;
  return `${count}\u00a0${word}`;
}

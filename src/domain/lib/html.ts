/** A text that is HTML already and is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

/** A part of a template: texts are escaped, lists joined, false and undefined omitted. */
type HtmlPart = string | number | Html | false | undefined | readonly HtmlPart[];

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toMarkup(part: HtmlPart): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(toMarkup).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => ESCAPED[character]!);
}

export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(strings.map((text, index) => text + toMarkup(parts[index])).join(''));

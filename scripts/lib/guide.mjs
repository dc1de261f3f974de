/**
 * Parses the guide, which is written once, in docs/guide.ru.md, and is also the console's help (decision 77). Only the
 * forms that it uses are supported: a title, cards with an id, paragraphs, lists, pictures, bold words.
 */
export const GUIDE = 'docs/guide.ru.md';
/** Folder of the guide's pictures, made by `npm run screenshots`. */
export const GUIDE_PICTURES = 'docs/guide';

/**
 * Parts of a text; every second part is bold.
 * @typedef {string[]} Words
 * @typedef {{ kind: 'text' | 'list' | 'steps', items: Words[] }} GuideBlock
 * @typedef {{ alt: string, file: string }} GuidePicture
 * @typedef {{ id: string, title: string, blocks: GuideBlock[], picture?: GuidePicture }} GuideCard
 */

const PICTURE = /^!\[(.+)\]\((.+)\)$/;
const STEP = /^\d+\. /m;
const LIST_ITEM = /^(?:-|\d+\.) /m;

/** @param {string} text @returns {Words} */
const parseWords = (text) => text.replace(/\s+/g, ' ').trim().split('**');

/** @param {string} part a paragraph or a list @returns {GuideBlock} */
function parseBlock(part) {
  const [before = '', ...items] = part.split(LIST_ITEM);
  if (before !== '') return { kind: 'text', items: [parseWords(part)] };
  return { kind: STEP.test(part) ? 'steps' : 'list', items: items.map(parseWords) };
}

/** @param {string} section @returns {GuideCard} */
function parseCard(section) {
  const [id = '', title = '', ...parts] = section.trim().split(/\n{2,}/);
  const [, alt, file] = PICTURE.exec(parts.at(-1) ?? '') ?? [];
  const texts = file === undefined ? parts : parts.slice(0, -1);
  return {
    id: id.replace(' -->', ''),
    title: title.replace(/^## /, ''),
    blocks: texts.map(parseBlock),
    ...(alt !== undefined && file !== undefined && { picture: { alt, file } }),
  };
}

/** @param {string} markdown @returns {{ title: string, lead: string, cards: GuideCard[] }} */
export function parseGuide(markdown) {
  const [head = '', ...sections] = markdown.split(/^<!-- (?=[a-z-]+ -->$)/m);
  const [title = '', lead = ''] = head
    .replace(/^# /, '')
    .trim()
    .split(/\n{2,}/);
  return { title, lead: parseWords(lead).join(''), cards: sections.map(parseCard) };
}

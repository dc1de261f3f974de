import { foldText } from '../foldText';

/** Words of a club's chat that are nobody's name; ё is е. */
const COMMON = `
  всем привет добрый доброе доброго здравствуйте друзья ребята девочки коллеги спасибо пожалуйста
  записываю запиши запишите играю играем играет буду будет приду придем могу смогу хочу готов готова
  иду кто где когда можно нужен нужна ищу есть нет не плюс тоже еще мы меня нас завтра сегодня турнир место места
`;

const KNOWN = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Whether a word is said in a chat and nobody's name, whichever its case. */
export const isChatWord = (word: string): boolean => KNOWN.has(foldText(word));

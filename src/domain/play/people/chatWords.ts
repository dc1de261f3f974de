import { foldText } from '../../lib/foldText';

/** Words of a club's chat that are nobody's name; ё is е. */
const COMMON = `
  всем привет здравствуйте добрый доброе доброго дня вечера утра друзья ребята девочки коллеги народ спасибо пожалуйста
  записываю записываемся запиши запишите играю играем играет буду будем будет приду придем могу смогу хочу готов готова
  иду кто где когда можно нужен нужна нужны ищу есть нет не плюс тоже еще мы меня нас завтра сегодня турнир место места
`;

const KNOWN = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Whether a word is said in a chat and nobody's name, whichever its case. */
export const isChatWord = (word: string): boolean => KNOWN.has(foldText(word));

import { foldText } from '../../lib/foldText';

/** Words of a club's chat that are nobody's name; ё is е. */
const COMMON = `
  всем привет здравствуйте добрый доброе доброго дня вечера утра друзья ребята девочки коллеги народ спасибо пожалуйста
  записываю записываемся запиши запишите играю играем играет буду будем будет приду придем могу смогу хочу готов готова
  иду кто где когда можно нужен нужна нужны ищу есть нет не плюс тоже еще мы меня нас завтра сегодня турнир место места
  извините извини простите прости сорри ок окей хорошо отлично супер класс понятно понял поняла принято ура да пока
  сможем сможет сможете может могут опоздаю опаздываю задержусь минут минуты снимаюсь снимите пропускаю отмена минус пас
  оплата оплатил оплатила перевел перевела картой наличными корт корты кортов мячи ракетка погода дождь воду
  участвую записан записана приду прийти получится получается жду ждем ждите без для после только уже вместо вдвоем
  муж жена брат сестра друг подруга сын дочь гость запасной свободен свободна давайте привезу возьму принесу приносите
  группа семья чета братья сестры мама папа тренер администратор админ организатор судья капитан контакты
  резерв состав команда переслано реплей опрос голосование сбер тинькофф банк карта ул улица адрес парк стадион
  сколько
  понедельник вторник среда четверг пятница суббота воскресенье
`;

/** What is asked of the desk: «Уберите Олега», «Отмените Белова». */
const REQUEST = /.[ийь]те$/;

/** Words with which somebody says no more than that they play; ё is е. */
const AGREEING = `
  я + и да буду будем играю играем иду приду плюс тоже готов готова участвую записываюсь запиши запишите меня могу смогу
  пожалуйста
`;
const AGREES = new Set(AGREEING.split(/\s+/).filter(Boolean));

const KNOWN = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Whether a word is said in a chat and nobody's name, whichever its case. */
export const isChatWord = (word: string): boolean =>
  KNOWN.has(foldText(word)) || REQUEST.test(foldText(word));

/** Whether somebody says in a chat that they play, and nothing else; an empty message is a cheerful emoji. */
export const isJoiningMessage = (text: string): boolean =>
  foldText(text)
    .replace(/[.,!)]/g, ' ')
    .replace(/\++/g, '+')
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => AGREES.has(word));

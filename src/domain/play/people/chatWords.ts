import { foldText } from '../../lib/foldText';
import { isNameWord } from './names';
import { rankSurname, SURNAME_RANK_NONE } from './surnames';

/** Words in a club's chat that are no names; ё is written as е. */
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

/** Reasons not to play whose words have no typical ending; ё is written as е. */
const EXCUSES = `
  болен больна больной больная здоров здорова занят занята ранен ранена против отгул отъезд отсутствие смена ночная
  вечерняя дневная вахта работа работе учеба экзамен экзамены сессия свадьба похороны юбилей дача даче роды декрет
  декретный аврал карантин орви орз ангина слег перелом вывих ушиб порез синяк спина колено локоть голова горло
  плечо шея нога рука живот зубы давление кашель насморк врач доктор госпиталь дети ребенок семейное причина причины
  машина пробка пробки поезд самолет рейс вылет пролет замена сомнения вопрос вопросом возможно наверно наверное
  вероятно видимо скорее вряд увы жаль жалко никак мимо поздно позже потом далеко плохо жарко тишина отбой стоп
  неявка смог занемог промок болит лежит спит здесь внук внучка дедушка бабушка ушел вне тут там дома домой едем
  вычеркнут отстранен исключен выходной выпускной запасной резервный срочный праздник должник москве питере занятой
  свободный никакой нулевой спорный условный ленивый
  мертвый неготов неготовый
`;
/** Matches stems of such reasons in all forms: «Отпускной», «в Больнице», «Травмой». */
const EXCUSE_STEM =
  /^(?:заболе|приболе|просту[дж]|болезн|больни[цч]|травм|отпуск|командиров|отказ|отмен|температур|ковид|коронавир|грипп|карантин|изоляц)/;
/**
 * Matches endings of verbs, and of nouns made from them, that no family name has: «Снялся», «Уехала», «Болеет»,
 * «Операция».
 */
const DOING =
  /(?:л[аио]?с[ья]|ть?ся|юсь|[нджчш]усь|..[аяеи]ла?|.нула?|.[бтп]л?ыла?|.шла|.гла|[аяеу]ет|.[джчш]ет|.{4}ит|[аяеи]ем|[аяеиоу]ю|.[гджчш]у|[аяеиоуы]ть|[аяеио]шь|ирован[аы]?|ость|ение|ание|ция|ировка|ство)$/;

/** Matches the ending of a request to the desk: «Уберите Олега», «Отмените Белова». */
const REQUEST = /.[ийь]те$/;

/** Words of messages that only say «I play»; ё is written as е. */
const AGREEING = `
  я + и да буду будем играю играем иду приду плюс тоже готов готова участвую записываюсь запиши запишите меня могу смогу
  пожалуйста
`;
const AGREES = new Set(AGREEING.split(/\s+/).filter(Boolean));

const KNOWN = new Set(`${COMMON} ${EXCUSES}`.split(/\s+/).filter(Boolean));

/**
 * Minimum length of a part of a double word that counts as a chat word. Shorter parts may belong to a name:
 * «Да-Сильва».
 */
const PART_LENGTH_MIN = 3;

const isExcuse = (part: string): boolean =>
  (EXCUSE_STEM.test(part) && rankSurname(part) === SURNAME_RANK_NONE) ||
  (DOING.test(part) && !isNameWord(part) && !/['’]/.test(part));

/**
 * True for a chat word that is not a name, in upper or lower case. A double word with such a part is no name either.
 */
export const isChatWord = (word: string): boolean => {
  const whole = foldText(word);
  const parts = whole.split('-').filter((part) => part.length >= PART_LENGTH_MIN);
  return [whole, ...parts].some((part) => KNOWN.has(part) || REQUEST.test(part) || isExcuse(part));
};

/** True when a message only says that its author plays. A message without words, such as an emoji, says so too. */
export const isJoiningMessage = (text: string): boolean =>
  foldText(text)
    .replace(/[.,!)]/g, ' ')
    .replace(/\++/g, '+')
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => AGREES.has(word));

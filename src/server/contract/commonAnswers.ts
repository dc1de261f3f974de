import { BODY_LIMIT } from '../plugins/jsonBodies';
import type { DescribedRoute } from './collectOperations';
import type { Answer, Operation } from './operation';
import { refusal, retryAfter } from './problemSchema';

type Answers = Readonly<Record<number, Answer>>;

const ANY: Answers = {
  400: refusal('Запрос составлен неверно: адрес, заголовок, JSON, тип или имя поля.'),
  403: refusal('Сервер отвечает только через прокси, названный в TRUST_PROXY.'),
  408: refusal('Запрос не пришёл целиком за отведённое время.'),
  431: refusal('Заголовки запроса слишком велики.'),
  500: refusal('На сервере произошла ошибка.'),
  503: refusal('Сервер занят, или база данных не отвечает.', retryAfter(false)),
};

const CLOSED: Answers = {
  401: refusal('Вход не выполнен, или сеанс закончился.'),
  429: refusal(
    'С этого адреса слишком много неудачных попыток входа; запросов с токеном это не касается.',
    retryAfter(true),
  ),
};

const WITH_PARAMETERS: Answers = {
  414: refusal('Адрес запроса слишком длинный.'),
};

const WITH_BODY: Answers = {
  413: refusal(`Тело запроса больше ${BODY_LIMIT / 1024} КБ.`),
  415: refusal('Тело запроса — не JSON в UTF-8 (Content-Type: application/json).'),
  507: refusal('На диске сервера нет места, поэтому ничего не сохранено.'),
};

function answersByParameters({ parameters = {} }: Operation): Answers {
  const notFound = Object.values(parameters).at(-1)?.notFound;
  return notFound ? { 404: notFound, ...WITH_PARAMETERS } : {};
}

/** What a route may answer besides what its operation says. */
export const commonAnswers = ({ method, operation }: DescribedRoute): Answers => ({
  ...ANY,
  ...(operation.isOpen ? {} : CLOSED),
  ...answersByParameters(operation),
  ...(method === 'GET' ? {} : WITH_BODY),
});

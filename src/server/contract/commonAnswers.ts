import { BODY_LIMIT } from '../plugins/jsonBodies';
import type { DescribedRoute } from './collectOperations';
import type { Answer, ApiOperation } from './operation';
import { problemAnswer, retryAfter } from './problemSchema';

type Answers = Readonly<Record<number, Answer>>;

const ANY: Answers = {
  400: problemAnswer('Запрос составлен неверно: адрес, заголовок, JSON, тип или имя поля.'),
  403: problemAnswer('Сервер отвечает только через прокси, названный в TRUST_PROXY.'),
  408: problemAnswer('Запрос не пришёл целиком за отведённое время.'),
  431: problemAnswer('Заголовки запроса слишком велики.'),
  500: problemAnswer('На сервере произошла ошибка.'),
  503: problemAnswer('Сервер занят, или база данных не отвечает.', retryAfter(false)),
};

const CLOSED: Answers = {
  401: problemAnswer('Вход не выполнен, или сеанс закончился.'),
  429: problemAnswer(
    'С этого адреса слишком много неудачных попыток входа; запросов с токеном это не касается.',
    retryAfter(true),
  ),
};

const WITH_PARAMETERS: Answers = {
  414: problemAnswer('Адрес запроса слишком длинный.'),
};

const WITH_BODY: Answers = {
  413: problemAnswer(`Тело запроса больше ${BODY_LIMIT / 1024} КБ.`),
  415: problemAnswer('Тело запроса — не JSON в UTF-8 (Content-Type: application/json).'),
  507: problemAnswer('На диске сервера нет места, поэтому ничего не сохранено.'),
};

function answersByParameters({ parameters = {} }: ApiOperation): Answers {
  const notFound = Object.values(parameters).at(-1)?.notFound;
  return notFound ? { 404: notFound, ...WITH_PARAMETERS } : {};
}

/** What a route may answer besides what its operation says. */
export const commonAnswers = ({ method, operation }: DescribedRoute): Answers => ({
  ...ANY,
  ...(operation.isPublic ? {} : CLOSED),
  ...answersByParameters(operation),
  ...(method === 'GET' ? {} : WITH_BODY),
});

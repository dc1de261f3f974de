import { JSON_BODY_BYTES_MAX } from '../plugins/jsonBodies';
import type { DescribedRoute } from './collectDescribedRoutes';
import type { OperationResponse, ApiOperation } from './operation';
import { createProblemResponse, createRetryAfterContract } from './problemSchema';

type Answers = Readonly<Record<number, OperationResponse>>;

const ANY: Answers = {
  400: createProblemResponse('Запрос составлен неверно: адрес, заголовок, JSON, тип или имя поля.'),
  403: createProblemResponse('Сервер отвечает только через прокси, названный в TRUST_PROXY.'),
  408: createProblemResponse('Запрос не пришёл целиком за отведённое время.'),
  431: createProblemResponse('Заголовки запроса слишком велики.'),
  500: createProblemResponse('На сервере произошла ошибка.'),
  503: createProblemResponse(
    'Сервер занят, или база данных не отвечает.',
    createRetryAfterContract(false),
  ),
};

const CLOSED: Answers = {
  401: createProblemResponse('Вход не выполнен, или сеанс закончился.'),
  429: createProblemResponse(
    'С этого адреса слишком много неудачных попыток входа; запросов с токеном это не касается.',
    createRetryAfterContract(true),
  ),
};

const WITH_PARAMETERS: Answers = {
  414: createProblemResponse('Адрес запроса слишком длинный.'),
};

const WITH_BODY: Answers = {
  413: createProblemResponse(`Тело запроса больше ${JSON_BODY_BYTES_MAX / 1024} КБ.`),
  415: createProblemResponse('Тело запроса — не JSON в UTF-8 (Content-Type: application/json).'),
  507: createProblemResponse('На диске сервера нет места, поэтому ничего не сохранено.'),
};

function listParameterResponses({ parameters = {} }: ApiOperation): Answers {
  const notFound = Object.values(parameters).at(-1)?.notFound;
  return notFound ? { 404: notFound, ...WITH_PARAMETERS } : {};
}

/** Returns the responses that a route has in addition to those of its operation. */
export const getCommonResponses = ({ method, operation }: DescribedRoute): Answers => ({
  ...ANY,
  ...(operation.isPublic ? {} : CLOSED),
  ...listParameterResponses(operation),
  ...(method === 'GET' ? {} : WITH_BODY),
});

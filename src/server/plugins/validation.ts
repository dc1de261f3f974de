import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { parseJsonPointer, joinBodyPath } from '../lib/bodyPath';
import { formatFieldErrors, ProblemError } from '../lib/problem';

/** Nothing is turned into another type, and nothing vanishes in silence. */
export const ajvOptions: FastifyServerOptions['ajv'] = {
  customOptions: {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: true,
    allowUnionTypes: true,
    // A test validates the schemas (API-1); compiling the meta-schema would slow every start.
    validateSchema: false,
  },
};

/** Compiles each schema once, however many servers a process starts: tests start one for each case. */
export const schemaController: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: AjvCompiler() },
};

/** Errors that are reported: a body can hold thousands of unknown fields. */
const TOLD_MAX = 20;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'текст',
  number: 'число',
  integer: 'целое число',
  boolean: 'true или false',
  object: 'объект',
  array: 'массив',
  null: 'null',
};

function describeError({ keyword, params }: FastifySchemaValidationError): string {
  if (keyword === 'required') return 'обязательное поле';
  if (keyword === 'additionalProperties') return 'неизвестное поле';
  if (keyword !== 'type') return 'недопустимое значение';
  const types = [params.type].flat().map((type) => TYPE_NAMES[String(type)] ?? String(type));
  return `ожидается ${types.join(' или ')}`;
}

/** The field that an error is about; empty where it is the body itself. */
function getField({ instancePath, params }: FastifySchemaValidationError): string {
  const { missingProperty, additionalProperty } = params;
  const name = missingProperty ?? additionalProperty;
  const path = parseJsonPointer(instancePath);
  return typeof name === 'string' ? joinBodyPath(path, name) : path;
}

/** A request of the wrong shape as a Problem in Russian. */
function createProblem(errors: FastifySchemaValidationError[]): ProblemError {
  const fieldErrors = Object.fromEntries(
    errors
      .slice(0, TOLD_MAX)
      .map((error): [string, string] => [getField(error), describeError(error)]),
  );
  if ('' in fieldErrors) return new ProblemError(400, 'Тело запроса должно быть объектом JSON.');
  const message = `Запрос составлен неверно. ${formatFieldErrors(fieldErrors)}`;
  return new ProblemError(400, message, fieldErrors);
}

/** Describes a request of the wrong shape to a person. */
export function handleValidationErrors(app: FastifyInstance): void {
  app.setSchemaErrorFormatter(createProblem);
}

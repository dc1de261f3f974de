import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { toBodyPath, joinBodyPath } from '../lib/bodyPath';
import { createShapeProblem, ProblemError } from '../lib/problem';

/** The validation does not change types or fields of a request. */
export const ajvOptions: FastifyServerOptions['ajv'] = {
  customOptions: {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    // Finding all errors would cost more than the request (TRUST-73).
    allErrors: false,
    discriminator: true,
    allowUnionTypes: true,
    // A test validates the schemas (API-1). Checking them here would delay every start.
    validateSchema: false,
  },
};

/** Compiles each schema once per process, because tests start many servers. */
export const schemaController: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: AjvCompiler() },
};

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

/** Returns the field of an error. Empty for the body itself. */
function getField({ instancePath, params }: FastifySchemaValidationError): string {
  const { missingProperty, additionalProperty, tag } = params;
  const name = missingProperty ?? additionalProperty ?? tag;
  const path = toBodyPath(instancePath);
  return typeof name === 'string' ? joinBodyPath(path, name) : path;
}

/** Creates a Problem in Russian for a request of the wrong shape. The first of several alternatives is described. */
function createProblem([error]: FastifySchemaValidationError[]): ProblemError {
  const field = error ? getField(error) : '';
  if (!error || field === '') {
    return new ProblemError(400, 'Тело запроса должно быть объектом JSON.');
  }
  return createShapeProblem(field, describeError(error));
}

export function handleValidationErrors(app: FastifyInstance): void {
  app.setSchemaErrorFormatter(createProblem);
}

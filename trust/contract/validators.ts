import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../../src/server/contract/operation';
import type { Contract } from './contract';

/** Says whether a value is one that a schema of the contract allows. */
export type Validate = (schema: JsonSchema, value: unknown) => boolean;

/** Validators of a contract's schemas, each made once. */
export function createValidate({ document }: Contract): Validate {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats(ajv);
  ajv.addVocabulary(['components', 'discriminator']);
  const made = new Map<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    let validate = made.get(schema);
    if (!validate) {
      // References lead into the components, so these go along.
      validate = ajv.compile({ ...schema, components: document.components });
      made.set(schema, validate);
    }
    return validate(value);
  };
}

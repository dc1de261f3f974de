import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../../src/server/contract/operation';
import type { Contract } from './contract';

/** True when a schema of the contract allows the value. */
export type Validate = (schema: JsonSchema, value: unknown) => boolean;

/** Creates the validator. Each schema is compiled once. */
export function createValidate({ document }: Contract): Validate {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats(ajv);
  ajv.addVocabulary(['components', 'discriminator']);
  const made = new Map<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    let validate = made.get(schema);
    if (!validate) {
      // References lead to the components, so the compiled schema contains them.
      validate = ajv.compile({ ...schema, components: document.components });
      made.set(schema, validate);
    }
    return validate(value);
  };
}

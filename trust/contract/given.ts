import type { Contract } from './contract';
import { createValidate, type Validate } from './validators';
import { createValuesOf, type ValuesOf } from './values';

/** Everything that requests are generated from. */
export type Given = {
  contract: Contract;
  /** yyyy-MM-dd. */
  today: string;
  validate: Validate;
  createValues: ValuesOf;
};

/** @param today yyyy-MM-dd */
export const createGiven = (contract: Contract, today: string): Given => ({
  contract,
  today,
  validate: createValidate(contract),
  createValues: createValuesOf(contract, today),
});

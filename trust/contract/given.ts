import type { Contract } from './contract';
import { createValidate, type Validate } from './validators';
import { createValuesOf, type ValuesOf } from './values';

/** Data from which the requests are generated. */
export type Given = {
  contract: Contract;
  /** The current day, yyyy-MM-dd. */
  today: string;
  validate: Validate;
  createValues: ValuesOf;
};

/**
 * Creates the data for a contract.
 * @param today yyyy-MM-dd
 */
export const createGiven = (contract: Contract, today: string): Given => ({
  contract,
  today,
  validate: createValidate(contract),
  createValues: createValuesOf(contract, today),
});

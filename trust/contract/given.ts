import type { Contract } from './contract';
import { makeValidate, type Validate } from './validators';
import { makeValuesOf, type ValuesOf } from './values';

/** What requests are made of: a contract, and the day it is. */
export type Given = {
  contract: Contract;
  /** yyyy-MM-dd. */
  today: string;
  validate: Validate;
  valuesOf: ValuesOf;
};

/** @param today yyyy-MM-dd */
export const givenOn = (contract: Contract, today: string): Given => ({
  contract,
  today,
  validate: makeValidate(contract),
  valuesOf: makeValuesOf(contract, today),
});

import { formatPhone } from '../fields/phone';
import { toNumber, toText } from '../lib/coerce';
import { normaliseTime } from '../dates/time';
import type { FieldKind } from './tournamentFields';

type KindOfField = {
  /** WIRE-6, WIRE-7: the value in an answer; what is broken becomes raw text, or null for a number. */
  fromWire: (data: unknown) => string | number | null;
  /** WIRE-3: the value to be sent for what a form holds. */
  fromForm: (text: string) => string | number;
  /** What it is to JSON. */
  type: 'string' | 'number';
  /** What it is in a column of a file (COMFORT-40). */
  column: 'text' | 'date' | 'time' | 'number' | 'money';
};

const asTyped = (typed: string): string => typed;
const ofText = { fromWire: toText, fromForm: asTyped, type: 'string', column: 'text' } as const;

/** How the values of each kind of field are read. */
export const FIELD_KINDS: Readonly<Record<FieldKind, KindOfField>> = {
  type: ofText,
  date: { ...ofText, column: 'date' },
  time: { ...ofText, fromWire: (data) => normaliseTime(toText(data)), column: 'time' },
  // A level that was never given breaks RULE-6 rather than passing as 0.
  level: {
    fromWire: toNumber,
    fromForm: (typed) => (typed === '' ? NaN : Number(typed)),
    type: 'number',
    column: 'number',
  },
  // EDIT-5: 0 where it is no number.
  fee: {
    fromWire: toNumber,
    fromForm: (typed) => Number(typed) || 0,
    type: 'number',
    column: 'money',
  },
  name: { ...ofText, fromForm: (typed) => typed.trim() },
  phone: { ...ofText, fromWire: (data) => formatPhone(toText(data)) },
};

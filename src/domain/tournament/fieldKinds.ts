import { formatPhone } from '../fields/phone';
import { toNumber, toText } from '../lib/coerce';
import { normalizeTime } from '../dates/time';
import { toEndTime } from './endTime';
import type { FieldKind } from './tournamentFields';

type FieldKindRules = {
  /** WIRE-6, WIRE-7: the value in a response; what is broken becomes raw text, or null for a number. */
  parseWire: (data: unknown) => string | number | null;
  /** WIRE-3: the value to be sent for what a form holds. */
  parseForm: (text: string) => string | number;
  /** What it is to JSON. */
  type: 'string' | 'number';
  /** What it is in a column of a file (COMFORT-40). */
  column: 'text' | 'date' | 'time' | 'number' | 'money';
};

const keepTyped = (typed: string): string => typed;
const ofText = { parseWire: toText, parseForm: keepTyped, type: 'string', column: 'text' } as const;
const ofTime = {
  ...ofText,
  parseWire: (data: unknown) => normalizeTime(toText(data)),
  column: 'time',
} as const;

/** How the values of each kind of field are read. */
export const FIELD_KIND_RULES: Readonly<Record<FieldKind, FieldKindRules>> = {
  type: ofText,
  date: { ...ofText, column: 'date' },
  time: ofTime,
  endTime: { ...ofTime, parseForm: toEndTime },
  // A level that was never given breaks RULE-6 rather than passing as 0.
  level: {
    parseWire: toNumber,
    parseForm: (typed) => (typed === '' ? NaN : Number(typed)),
    type: 'number',
    column: 'number',
  },
  // EDIT-5: 0 where it is no number.
  fee: {
    parseWire: toNumber,
    parseForm: (typed) => Number(typed) || 0,
    type: 'number',
    column: 'money',
  },
  name: { ...ofText, parseForm: (typed) => typed.trim() },
  phone: { ...ofText, parseWire: (data) => formatPhone(toText(data)) },
};

import { formatPhone } from '../fields/phone';
import { toNumber, toText } from '../lib/coerce';
import { normalizeTime } from '../dates/time';
import { toEndTime } from './endTime';
import type { FieldKind } from './tournamentFields';

type FieldKindRules = {
  /** Parses a value in a response. An invalid value becomes raw text, or null for a number (WIRE-6, WIRE-7). */
  parseWire: (data: unknown) => string | number | null;
  /** Converts a form's text to the value to send (WIRE-3). */
  parseForm: (text: string) => string | number;
  /** JSON type of the value. */
  type: 'string' | 'number';
  /** Kind of the field's column in a file (COMFORT-40). */
  column: 'text' | 'date' | 'time' | 'number' | 'money';
};

const keepTyped = (typed: string): string => typed;
const ofText = { parseWire: toText, parseForm: keepTyped, type: 'string', column: 'text' } as const;
const ofTime = {
  ...ofText,
  parseWire: (data: unknown) => normalizeTime(toText(data)),
  column: 'time',
} as const;

export const FIELD_KIND_RULES: Readonly<Record<FieldKind, FieldKindRules>> = {
  type: ofText,
  date: { ...ofText, column: 'date' },
  time: ofTime,
  endTime: { ...ofTime, parseForm: toEndTime },
  // A missing level becomes NaN, so that it breaks RULE-6 instead of counting as 0.
  level: {
    parseWire: toNumber,
    parseForm: (typed) => (typed === '' ? NaN : Number(typed)),
    type: 'number',
    column: 'number',
  },
  // An invalid number becomes 0 (EDIT-5).
  fee: {
    parseWire: toNumber,
    parseForm: (typed) => Number(typed) || 0,
    type: 'number',
    column: 'money',
  },
  name: { ...ofText, parseForm: (typed) => typed.trim() },
  phone: { ...ofText, parseWire: (data) => formatPhone(toText(data)) },
};

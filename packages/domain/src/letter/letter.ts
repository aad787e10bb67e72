import type { LetterContent } from '@alur/contracts/letter/commands';
import { periodOf, type LetterNumbering } from '@alur/contracts/letter/numbering';
import { writes, type Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { LetterEvent, LetterIssued, LetterRegisterEvent } from './events.js';

export type LetterState =
  | { readonly status: 'none' }
  | (CareHeader & { readonly letterId: number; readonly status: 'issued' | 'revoked' });

export const letter: Aggregate<LetterState, LetterEvent> = {
  kind: 'letter',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'LetterIssued') return { ...headerOf(data), letterId: data.letterId, status: 'issued' };
    return state.status === 'none' ? state : { ...state, status: 'revoked' };
  },
};

/** The last number of a month or a year, and the month in which it was assigned. */
export interface LetterRegister {
  readonly last: number;
  readonly month: string;
}

export const letterRegister: Aggregate<LetterRegister, LetterRegisterEvent> = {
  kind: 'letter_register',
  initial: { last: 0, month: '' },
  evolve: (_state, { type, data }) => ({
    last: type === 'LetterNumberAssigned' ? data.sequence : data.next - 1,
    month: data.month,
  }),
};

const monthOf = (today: string): string => today.slice(0, 7);

interface Counting {
  readonly merchantId: number;
  readonly today: string;
}

const registerOf = ({ merchantId, today }: Counting, resets: LetterNumbering['resets']): string =>
  `${merchantId}_${periodOf(resets, today)}`;
const another = (resets: LetterNumbering['resets']) => (resets === 'month' ? 'year' : 'month');

/** The register in use, and the one that was in use before the facility changed when numbering restarts. */
export const registersOf = (context: Counting, { resets }: LetterNumbering) => ({
  register: writes(letterRegister, registerOf(context, resets)),
  former: writes(letterRegister, registerOf(context, another(resets))),
});

interface Registers {
  readonly register: LetterRegister;
  readonly former: LetterRegister;
}

/** The last number of the month in either register, so that none is assigned twice. */
const lastOf = ({ register, former }: Registers, month: string): number =>
  Math.max(register.last, former.month === month ? former.last : 0);

/** Assigns the next number to this letter. */
export const assignNumber = (
  registers: Registers,
  letterId: number,
  today: string,
): LetterRegisterEvent & { type: 'LetterNumberAssigned' } => {
  const month = monthOf(today);
  return { type: 'LetterNumberAssigned', data: { letterId, month, sequence: lastOf(registers, month) + 1 } };
};

/** Numbering may only move forward, because assigned numbers are printed. */
export const continueAt = (registers: Registers, next: number, today: string): LetterRegisterEvent[] => {
  const month = monthOf(today);
  const last = lastOf(registers, month);
  ensure(next > last, 'letter.number-given', { last }, 'next');
  return next === last + 1 ? [] : [{ type: 'LetterNumberingSet', data: { month, next } }];
};

const DAY_MS = 86_400_000;
/** The last day of a period of so many days. */
const lastDay = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + (days - 1) * DAY_MS).toISOString().slice(0, 10);

const nothing = { sickLeave: null, healthCertificate: null, controlVisit: null };

/** When the patient died, and whether she was dead on arrival. */
export interface Death {
  readonly diedAt: string;
  readonly onArrival: boolean;
}

/** A birth as the mother's labour has it. */
export type Birth = NonNullable<LetterIssued['birth']>;

/**
 * The letter's content; `visitDate` is the day of the visit, because a sick leave cannot begin before the patient was
 * seen.
 */
export const contentOf = (
  content: LetterContent,
  { today, visitDate, death, birth }: { today: string; visitDate: string; death: Death | null; birth: Birth | null },
): Pick<LetterIssued, keyof typeof nothing | 'death' | 'birth'> => {
  switch (content.kind) {
    case 'sick': {
      const { from, days } = content;
      ensure(from >= visitDate, 'letter.backdated', {}, 'content.from');
      return { ...nothing, sickLeave: { from, until: lastDay(from, days), days } };
    }
    case 'healthy': {
      const { kind: _, ...measured } = content;
      ensure(measured.systolic > measured.diastolic, 'letter.pressure-reversed', {}, 'content.diastolic');
      return { ...nothing, healthCertificate: measured };
    }
    case 'control': {
      const { date, note } = content;
      ensure(date > today, 'letter.control-past', {}, 'content.date');
      return { ...nothing, controlVisit: { date, note } };
    }
    case 'death': {
      ensure(death !== null, 'letter.not-dead', {}, 'content.kind');
      return { ...nothing, death: { ...death, cause: content.cause } };
    }
    case 'birth': {
      ensure(birth !== null, 'letter.not-newborn', {}, 'content.kind');
      return { ...nothing, birth };
    }
  }
};

export const issue = (signed: LetterIssued): LetterEvent[] => [{ type: 'LetterIssued', data: signed }];

/** The public page shows from now on that the letter is not valid. */
export const revoke = (state: LetterState, revokedBy: Staff, reason: string): LetterEvent[] => {
  ensure(state.status === 'issued', 'letter.revoked');
  return [{ type: 'LetterRevoked', data: { ...headerOf(state), letterId: state.letterId, revokedBy, reason } }];
};

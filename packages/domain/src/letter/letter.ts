import type { LetterContent } from '@alur/contracts/letter/commands';
import type { Aggregate } from '../kernel/aggregate.js';
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

/** How many letters a facility has numbered in a month. */
export interface LetterRegister {
  readonly last: number;
}

export const letterRegister: Aggregate<LetterRegister, LetterRegisterEvent> = {
  kind: 'letter_register',
  initial: { last: 0 },
  evolve: (_state, { data }) => ({ last: data.sequence }),
};

const monthOf = (today: string): string => today.slice(0, 7);

export const letterRegisterId = (merchantId: number, today: string): string => `${merchantId}_${monthOf(today)}`;

/** The month's next number is this letter's. */
export const assignNumber = ({ last }: LetterRegister, letterId: number, today: string): LetterRegisterEvent => ({
  type: 'LetterNumberAssigned',
  data: { letterId, month: monthOf(today), sequence: last + 1 },
});

const abbreviations: Readonly<Record<LetterContent['kind'], string>> = {
  sick: 'SKS',
  healthy: 'SKSH',
  control: 'SK',
  death: 'SKM',
};
const months = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** As letters are numbered in Indonesia: `0012/SKS/XI/2026`. */
export const registerNumber = (abbreviation: string, sequence: number, today: string): string => {
  const [year, month] = today.split('-');
  return [String(sequence).padStart(4, '0'), abbreviation, months[Number(month) - 1], year].join('/');
};

export const letterNumber = (kind: LetterContent['kind'], sequence: number, today: string): string =>
  registerNumber(abbreviations[kind], sequence, today);

const DAY_MS = 86_400_000;
/** The last of so many days. */
const lastDay = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + (days - 1) * DAY_MS).toISOString().slice(0, 10);

const nothing = { sickLeave: null, healthCertificate: null, controlVisit: null };

/** When the patient of a visit died, and whether before she came. */
export interface Death {
  readonly diedAt: string;
  readonly onArrival: boolean;
}

/** What the letter says; `visitDate` is the day of the visit, before which nobody can be said to have been seen ill. */
export const contentOf = (
  content: LetterContent,
  { today, visitDate, death }: { today: string; visitDate: string; death: Death | null },
): Pick<LetterIssued, keyof typeof nothing | 'death'> => {
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
  }
};

export const issue = (signed: LetterIssued): LetterEvent[] => [{ type: 'LetterIssued', data: signed }];

/** Whoever verifies the paper is told from now on that it does not hold. */
export const revoke = (state: LetterState, revokedBy: Staff, reason: string): LetterEvent[] => {
  ensure(state.status === 'issued', 'letter.revoked');
  return [{ type: 'LetterRevoked', data: { ...headerOf(state), letterId: state.letterId, revokedBy, reason } }];
};

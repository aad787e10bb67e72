import type { AnalyserValue } from '@alur/contracts/analyser/commands';
import { isSeen } from '@alur/contracts/kernel/scalars';

/** What a device has measured in one tube, whatever protocol it said it in. */
export interface Measurement {
  sampleNumber: string;
  messageId: string | null;
  measuredAt: string | null;
  values: AnalyserValue[];
}

/** One message of a device: what it measured, and of which tubes it asks what is to be measured. */
export interface Reading {
  sender: string;
  messageId: string | null;
  measurements: Measurement[];
  asked: string[];
}

/** What is to be measured in a tube, in the device's own codes; of the person only what ranges depend on. */
export interface Asked {
  sampleNumber: string;
  codes: string[];
  recordNumber: string;
  gender: 'male' | 'female';
  birthDate: string | null;
}

/** Whatever a device writes becomes something that can be kept: what cannot be seen goes, what is too long is cut. */
export const written = (text: string, most: number): string =>
  Array.from(text, each => (isSeen(each) ? each : ' '))
    .join('')
    .trim()
    .slice(0, most)
    .trim();

/** A tube whose number was not read is kept all the same, for somebody to say which it was. */
const UNREAD = '?';
export const sampleNumberOf = (candidates: readonly string[]): string => {
  const read = candidates.map(each => written(each, 50)).filter(each => each !== '');
  return read.find(each => /^\d{11}$/.test(each)) ?? read[0] ?? UNREAD;
};

const statuses: Readonly<Record<string, AnalyserValue['status']>> = {
  ...{ P: 'preliminary', I: 'preliminary', S: 'preliminary' },
  ...{ C: 'corrected', X: 'none', D: 'none', N: 'none' },
};
const NOTHING = '-';

/** A value as it is kept; one that is empty says so. */
export const valueOf = (code: string, value: string, unit: string, status: string): AnalyserValue => {
  const text = written(value, 100);
  return {
    code: written(code, 50) || UNREAD,
    value: text || NOTHING,
    unit: written(unit, 50) || null,
    status: text === '' ? 'none' : (statuses[status.toUpperCase()] ?? 'final'),
  };
};

/** `20261125093000+0700` is `2026-11-25T09:30:00` of the device's clock. */
export const clockOf = (stamp: string): string | null => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?/.exec(stamp) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}`;
};

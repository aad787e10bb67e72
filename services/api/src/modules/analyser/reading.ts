import type { AnalyserValue } from '@alur/contracts/analyser/commands';
import { isSeen } from '@alur/contracts/kernel/scalars';

/** A device's values of one tube, independent of the protocol. */
export interface Measurement {
  sampleNumber: string;
  messageId: string | null;
  measuredAt: string | null;
  values: AnalyserValue[];
}

/** One message of a device: its values, and the tubes for which it queries tests. */
export interface Reading {
  sender: string;
  messageId: string | null;
  measurements: Measurement[];
  asked: string[];
}

/** Tests to run on a tube, in the device's own codes; of the person only what reference ranges depend on. */
export interface Asked {
  sampleNumber: string;
  codes: string[];
  recordNumber: string;
  gender: 'male' | 'female';
  birthDate: string | null;
}

/** Makes a device's text storable: removes invisible characters and cuts it to the maximum length. */
export const written = (text: string, most: number): string =>
  Array.from(text, each => (isSeen(each) ? each : ' '))
    .join('')
    .trim()
    .slice(0, most)
    .trim();

/** Sample number of a tube whose label was not read; its values are stored for somebody to assign. */
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

/** A value as stored; an empty one is marked as such. */
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

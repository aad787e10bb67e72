import type { Gender } from '@alur/contracts/kernel/enums';
import type { VclaimCode } from '@alur/contracts/bpjs/vclaim';

/** What BPJS answers is read without trust in its shape. */
export type Row = Record<string, unknown>;

export const objectIn = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};

export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Rows stand under a name of their own (`poli`, `rujukan`, `list`), as a list or as the only one. */
export const rowsIn = (content: unknown): Row[] => {
  const listed = Array.isArray(content) ? content : Object.values(objectIn(content)).find(isRows);
  return [listed ?? []].flat().map(objectIn);
};
const isRows = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** `2026-11-23`, with or without a time; null for what is no date. */
export const dayIn = (value: unknown): string | null => /^\d{4}-\d{2}-\d{2}/.exec(textIn(value))?.[0] ?? null;

/** `L` or `P`; null for what is neither. */
export const genderIn = (value: unknown): Gender | null => genders[textIn(value)] ?? null;
const genders: Readonly<Record<string, Gender>> = { L: 'male', P: 'female' };

/** An entry of a list; null where it has no code. Its name, where it has none, is the code. */
export const codeIn = (value: unknown): VclaimCode | null => {
  const { kode, nama } = objectIn(value);
  const code = textIn(kode);
  return code === '' ? null : { code, name: textIn(nama) || code };
};

/** Whether a message says that there is no such letter or referral: *No SEP tidak ditemukan*, *Data tidak ada*. Nothing else may stand in it. */
export const saysNone = (message: string): boolean => NONE.test(message.trim());
const NONE =
  /^(data\s+)?(no(mor|\.)?\s*)?(sep|surat(\s+(rencana\s+)?kontrol)?|rencana\s+kontrol|spri|rujukan|srb|prb)?(\s+\w{19})?\s*(tidak|belum)\s+(di\s*temukan|ada|terdaftar)[.!]?$/i;

/** A count that may be written as text; null where there is none. */
export const countIn = (value: unknown): number | null => {
  const count = Number(textIn(value) || Number.NaN);
  return Number.isInteger(count) ? count : null;
};

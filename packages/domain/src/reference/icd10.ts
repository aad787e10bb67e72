import type { Icd10Row } from '@alur/contracts/reference/rows';
import { indexOf, searchCodes } from './code-search.js';
import { icd10Codes } from './icd10-codes.js';

/** Every disease of the reference list, by code. */
export const icd10: readonly Icd10Row[] = icd10Codes.map(([code, name, nameEn]) => ({ code, name, nameEn }));

const byCode = new Map(icd10.map(row => [row.code, row]));

export const diseaseOf = (code: string): Icd10Row | undefined => byCode.get(code);

/** Everyday names of diseases that the list names otherwise: *selesma* is *pilek* (KBBI). */
export const everyday: Readonly<Record<string, string>> = { J00: 'pilek' };

const index = indexOf(icd10, everyday);

/** Searches the list that comes with the application, best first. */
export const searchIcd10 = (text: string, limit = 20): Icd10Row[] => searchCodes(index, text, limit);

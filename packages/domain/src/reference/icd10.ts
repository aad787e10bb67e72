import type { Icd10Row } from '@alur/contracts/reference/rows';
import { icd10Codes } from './icd10-codes.js';

/** Every disease of the reference list, by code. */
export const icd10: readonly Icd10Row[] = icd10Codes.map(([code, name, nameEn]) => ({ code, name, nameEn }));

const byCode = new Map(icd10.map(row => [row.code, row]));

export const diseaseOf = (code: string): Icd10Row | undefined => byCode.get(code);

/** At most `limit`, best first: the code's beginning, a name's beginning, then any word's. */
export const searchIcd10 = (text: string, limit = 20): Icd10Row[] => {
  const wanted = text.trim().toLocaleLowerCase('id');
  if (wanted === '') return icd10.slice(0, limit);
  const ranked = icd10.flatMap(row => {
    const rank = rankOf(row, wanted);
    return rank === null ? [] : [{ row, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank || one.row.code.localeCompare(other.row.code))
    .slice(0, limit)
    .map(({ row }) => row);
};

const rankOf = ({ code, name, nameEn }: Icd10Row, wanted: string): number | null => {
  if (code.toLowerCase().startsWith(wanted)) return 0;
  const names = [name, nameEn].map(each => each.toLocaleLowerCase('id'));
  if (names.some(each => each.startsWith(wanted))) return 1;
  if (names.some(each => each.split(/[^\p{L}\d]+/u).some(word => word.startsWith(wanted)))) return 2;
  return names.some(each => each.includes(wanted)) ? 3 : null;
};

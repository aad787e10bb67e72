import type { Icd10Row } from '@alur/contracts/reference/rows';
import { get } from '@/api/http';
import type { Choice, DeclaredSelector } from '../declared';

const diseaseChoice = (item: Icd10Row): Choice<Icd10Row> => ({
  ...{ id: item.code, name: `${item.code} ${item.name}`, aside: item.nameEn, inUse: true, item },
});
export const disease: DeclaredSelector<Icd10Row> = {
  key: 'disease',
  word: { id: 'penyakit', en: 'disease' },
  search: async (q, signal) =>
    (await get<Icd10Row[]>('/v2/reference/icd10', { q, limit: 20 }, { signal })).data.map(diseaseChoice),
  find: async (code, signal) => {
    const { data } = await get<Icd10Row[]>('/v2/reference/icd10', { q: String(code), limit: 20 }, { signal });
    const item = data.find(each => each.code === code);
    return item ? diseaseChoice(item) : null;
  },
};

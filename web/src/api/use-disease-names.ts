import type { Icd10Row } from '@alur/contracts/reference/rows';
import { useQuery } from '@tanstack/react-query';
import { get } from './http';
import type { Locale } from '@/i18n/locale';
import { useLocale } from '@/i18n/use-locale';

/** The most codes that are asked for at once. */
const MOST = 100;

const namedIn = (rows: readonly Icd10Row[], locale: Locale, code: string): string | null => {
  const found = rows.find(row => row.code === code);
  return (locale === 'id' ? found?.name : found?.nameEn) ?? null;
};

const rowsOf = async (codes: string, signal?: AbortSignal): Promise<Icd10Row[]> =>
  (await get<Icd10Row[]>('/v2/reference/icd10', { codes }, signal ? { signal } : {})).data;

/** The names of any number of codes, for a spreadsheet; null for a code that is not in the reference list. */
export async function diseaseNames(codes: readonly string[], locale: Locale): Promise<(code: string) => string | null> {
  const all = [...new Set(codes)];
  const rows: Icd10Row[] = [];
  for (let at = 0; at < all.length; at += MOST)
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, so that a long list does not flood the server
    rows.push(...(await rowsOf(all.slice(at, at + MOST).join(','))));
  return code => namedIn(rows, locale, code);
}

/**
 * The names of these ICD-10 codes in the screen's language, from the reference list: null for a code that is not in it,
 * undefined until the list has answered.
 */
export function useDiseaseNames(codes: readonly string[]): (code: string) => string | null | undefined {
  const locale = useLocale();
  const asked = [...new Set(codes)].toSorted().join(',');
  const { data, isLoading } = useQuery({
    queryKey: ['icd10', asked],
    queryFn: ({ signal }) => rowsOf(asked, signal),
    enabled: asked !== '',
    staleTime: Infinity,
  });
  return code => {
    if (isLoading) return undefined;
    return namedIn(data ?? [], locale, code);
  };
}

/**
 * The name of a diagnosis in the screen's language: the record itself holds the Indonesian name that it was written
 * with.
 */
export function useDiagnosisNames(
  diagnoses: readonly { code: string }[],
): (diagnosis: { code: string; name: string }) => string {
  const isWritten = useLocale() === 'id';
  const nameOf = useDiseaseNames(isWritten ? [] : diagnoses.map(({ code }) => code));
  return ({ code, name }) => nameOf(code) ?? name;
}

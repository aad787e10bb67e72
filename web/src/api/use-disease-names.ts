import type { Icd10Row } from '@alur/contracts/reference/rows';
import { useQuery } from '@tanstack/react-query';
import { get } from './http';
import { useLocale } from '@/i18n/use-locale';

/**
 * The names of these ICD-10 codes in the screen's language, from the reference list: null for a code that is not in it,
 * undefined until the list has answered.
 */
export function useDiseaseNames(codes: readonly string[]): (code: string) => string | null | undefined {
  const locale = useLocale();
  const asked = [...new Set(codes)].toSorted().join(',');
  const { data, isLoading } = useQuery({
    queryKey: ['icd10', asked],
    queryFn: async ({ signal }) => (await get<Icd10Row[]>('/v2/reference/icd10', { codes: asked }, { signal })).data,
    enabled: asked !== '',
    staleTime: Infinity,
  });
  return code => {
    if (isLoading) return undefined;
    const found = data?.find(row => row.code === code);
    return (locale === 'id' ? found?.name : found?.nameEn) ?? null;
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

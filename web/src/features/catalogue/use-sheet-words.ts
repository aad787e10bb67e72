import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getList } from '@/api/get-list';
import type { FieldForm, SheetForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { useOptionWords } from './option-words';
import type { SheetWords } from './sheet';

type Named = { id: number; name: string };

/** The names that a field of ids may have: the facility's staff, or the active items of another catalogue. */
async function namedBy(field: FieldForm, signal: AbortSignal): Promise<Named[]> {
  if (field.kind === 'staff')
    return (await field.from.search('', signal)).map(({ item: { id, name } }) => ({ id, name }));
  if (field.kind !== 'item' && field.kind !== 'named') return [];
  const { data } = await getList(field.from.spec.selector, { limit: 500 }, { signal });
  return data.map(({ id, ...fields }) => {
    const { name } = fields as Readonly<Record<string, unknown>>;
    return { id, name: typeof name === 'string' ? name : '' };
  });
}

/** The words in which a list's sheet is written; null until the names for its fields of ids have been fetched. */
export function useSheetWords(form: SheetForm): SheetWords | null {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const option = useOptionWords();
  const { data: named } = useQuery({
    queryKey: ['sheet-names', form.spec.key],
    queryFn: async ({ signal }) =>
      new Map(await Promise.all(form.fields.map(async field => [field.name, await namedBy(field, signal)] as const))),
  });
  if (!named) return null;
  const of = (field: FieldForm) => named.get(field.name) ?? [];
  return {
    locale,
    yes: t('yes'),
    no: t('no'),
    reason: t('sheet.reason'),
    option: (field, value) => option(field.of, value),
    nameOf: (field, id) => of(field).find(one => one.id === id)?.name ?? '',
    namesOf: field => of(field).map(({ name }) => name),
    idOf: (field, name) =>
      of(field).find(one => one.name.trim().toLowerCase() === name.trim().toLowerCase())?.id ?? null,
  };
}

import type { AccessKey, AccessPath } from '@alur/contracts/access';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import type { CatalogueForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';

// Loaded lazily, because some pages open with a tab of their own.
const CatalogueScreen = lazy(async () => ({
  default: (await import('@/features/catalogue/catalogue-screen')).CatalogueScreen,
}));

const found = import.meta.glob<{ catalogueForms: readonly CatalogueForm[] }>('../../features/*/catalogue-forms.ts', {
  eager: true,
});
const forms = Object.values(found).flatMap(feature => feature.catalogueForms);

/** A tab of a page: its right, which begins with the page's place in the access tree, and its content. */
export interface PageTab {
  value: string;
  label: string;
  order: number;
  right: AccessKey;
  content: ReactNode;
}

/** The tabs of a page that the person may see: its own and those of its catalogues. */
export function usePageTabs(page: AccessPath, own: readonly PageTab[] = []): PageTab[] {
  const can = useCan();
  const locale = useLocale();
  const pageOf = useItemPage();
  const catalogues = forms
    .filter(({ tab }) => placeOf(tab)[0] === page)
    .map((form): PageTab => ({
      ...form.tab,
      label: form.tab.word[locale],
      content: <CatalogueScreen key={form.tab.value} form={form} page={pageOf(form)} />,
    }));
  return [...own, ...catalogues].filter(({ right }) => can(right)).toSorted((one, other) => one.order - other.order);
}

/** Items of some catalogues have a page beside their form. */
function useItemPage() {
  const navigate = useNavigate();
  const { t } = useTranslation('catalogue');
  return ({ spec }: CatalogueForm) =>
    spec.key === 'treatment'
      ? {
          label: t('treatmentPage'),
          open: (id: number) => void navigate({ to: '/manage/treatments/product/$id', params: { id } }),
        }
      : undefined;
}

/** The button of a list's spreadsheet, for lists that are no catalogue. */
export const SheetButton = lazy(async () => ({
  default: (await import('@/features/catalogue/sheet-button')).SheetButton,
}));

/** The place of a tab in the access tree: `['settings', 'outpatient', 'room']`. */
export const placeOf = ({ right }: Pick<PageTab, 'right'>): string[] => right.split(':')[0]!.split('.');

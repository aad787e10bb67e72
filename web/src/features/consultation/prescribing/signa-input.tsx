import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { signa as catalogue } from '@alur/contracts/catalogue/medicine';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { getList } from '@/api/get-list';
import type { Choice } from '@/selectors/declared';
import { GlobalSelector } from '@/selectors/global-selector';
import { signa } from '@/selectors/global/stock';

export type Signa = CatalogueItem<typeof catalogue>;

export function useSignas(): Signa[] {
  const { data } = useQuery({
    queryKey: ['signa', currentMerchant()],
    queryFn: async ({ signal }) =>
      (await getList(catalogue.selector, { limit: 200, order_by: 'text' }, { signal })).data,
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}

/** Directions as doctors write them: the usual ones are offered, also by their Latin, and any other may be typed. */
export function SignaInput({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('consultation');
  const signas = useSignas();
  const typed = (text: string): Choice<Signa | null> => {
    const known = signas.find(({ latin }) => latin?.toLowerCase() === text.toLowerCase());
    const name = known?.text ?? text.slice(0, 255);
    return { id: known?.id ?? name, name, inUse: true, isTyped: !known, item: known ?? null };
  };
  return (
    <GlobalSelector<Signa | null>
      freely
      of={{ ...signa, typed }}
      value={value === '' ? null : { id: value, name: value }}
      onChange={chosen => onChange(chosen?.name ?? '')}
      placeholder={t('prescription.signaHint')}
    />
  );
}

import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { signa } from '@alur/contracts/catalogue/medicine';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { getList } from '@/api/get-list';
import { Input } from '@/ui/input';

export type Signa = CatalogueItem<typeof signa>;

export function useSignas(): Signa[] {
  const { data } = useQuery({
    queryKey: ['signa', currentMerchant()],
    queryFn: async ({ signal }) => (await getList(signa.selector, { limit: 200, order_by: 'text' }, { signal })).data,
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}

/** Directions as doctors write them: the usual ones are offered, any other may be typed. */
export function SignaInput({
  value,
  onChange,
}: {
  value: string;
  onChange: (text: string, known: Signa | undefined) => void;
}) {
  const { t } = useTranslation('consultation');
  const list = useId();
  const signas = useSignas();
  const find = (text: string) =>
    signas.find(
      one => one.text === text || (one.latin !== null && one.latin.toLowerCase() === text.trim().toLowerCase()),
    );
  return (
    <>
      <Input
        list={list}
        autoComplete="off"
        maxLength={255}
        placeholder={t('prescription.signaHint')}
        value={value}
        onChange={event => onChange(event.target.value, find(event.target.value))}
        onBlur={event => {
          const known = find(event.target.value);
          if (known && known.text !== event.target.value) onChange(known.text, known);
        }}
      />
      <datalist id={list}>
        {signas.map(one => (
          <option key={one.id} value={one.text}>
            {one.latin ?? ''}
          </option>
        ))}
      </datalist>
    </>
  );
}

import { merchantList } from '@alur/contracts/merchant/lists';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { getList } from '@/api/get-list';
import { Selector } from '@/ui/selector';

export type ChosenFacility = Pick<MerchantRow, 'id' | 'name'>;

const search = async (text: string, signal: AbortSignal): Promise<ChosenFacility[]> =>
  (await getList(merchantList, { search: text, limit: 50, order_by: 'name' }, { signal })).data;

/** One of the operator's facilities. */
export function FacilitySelector({
  value,
  onChange,
  placeholder,
  label,
}: {
  value: ChosenFacility | null;
  onChange: (facility: ChosenFacility | null) => void;
  placeholder?: string;
  /** Accessible label, where no field around it provides one. */
  label?: string;
}) {
  return (
    <Selector<ChosenFacility>
      value={value}
      onChange={facility => onChange(facility && { id: facility.id, name: facility.name })}
      search={search}
      searchKey={['facility']}
      itemKey={facility => facility.id}
      itemLabel={facility => facility.name}
      placeholder={placeholder}
      aria-label={label}
    />
  );
}

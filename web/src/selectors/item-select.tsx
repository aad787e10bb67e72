import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { useTopic } from '@/live/use-topic';
import { Select } from '@/ui/select';

const nameOf = (item: Readonly<Record<string, unknown>> | undefined): string =>
  typeof item?.['name'] === 'string' ? item['name'] : '';

/** One of a short catalogue's items, by its id; one that is no longer in use is offered only where it is the value. */
export function ItemSelect({
  from,
  value,
  onChange,
  placeholder,
  fits = () => true,
}: {
  from: CatalogueSpec;
  /** Which of them may be chosen here. */
  fits?: (id: number) => boolean;
  value: number | null;
  onChange: (id: number | null) => void;
  placeholder?: string;
}) {
  const { rows } = useTopic(from.topic, {});
  return (
    <Select
      value={value === null ? null : String(value)}
      onValueChange={id => onChange(Number(id))}
      placeholder={placeholder}
      options={rows
        .filter(({ id, active }) => (active && fits(id)) || id === value)
        .map(item => ({ value: String(item.id), label: nameOf(item) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'id'))}
    />
  );
}

/** What such an item is called. */
export function ItemName({ from, id }: { from: CatalogueSpec; id: number }) {
  const { rows } = useTopic(from.topic, {});
  return <>{nameOf(rows.find(item => item.id === id))}</>;
}

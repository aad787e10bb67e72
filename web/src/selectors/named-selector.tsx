import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { ShortText } from '@alur/contracts/kernel/scalars';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { getList } from '@/api/get-list';
import { useCommand } from '@/api/use-command';
import { Selector } from '@/ui/selector';

/** A name is all that an item needs: what else it may have is filled in its own list. */
const needsNameOnly = ({ add }: CatalogueSpec<{ name: typeof ShortText }>) => add.body.safeParse({ name: 'x' }).success;

/** The name of an item of a catalogue, which whoever keeps that catalogue adds on the way. */
export function NamedSelector({
  from,
  value,
  onChange,
  called,
  clearable,
  autoFocus,
}: {
  from: CatalogueSpec<{ name: typeof ShortText }>;
  value: string | null;
  onChange: (name: string | null) => void;
  /** What such an item is called, in the middle of a sentence. */
  called: string;
  clearable?: boolean;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('ui');
  const can = useCan();
  const add = useCommand(from.add);
  const mayAdd = from.add.access.every(right => can(right)) && needsNameOnly(from);
  return (
    <Selector<{ name: string }>
      value={value ? { name: value } : null}
      onChange={item => onChange(item?.name ?? null)}
      search={async (search, signal) =>
        (await getList(from.selector, { search, limit: 50, order_by: 'name' }, { signal })).data
      }
      searchKey={[from.key]}
      itemKey={item => item.name}
      itemLabel={item => item.name}
      empty={t('noneOf', { name: called })}
      onAdd={mayAdd ? async name => ((await add.run({ body: { name } })).ok ? { name } : null) : undefined}
      clearable={clearable}
      autoFocus={autoFocus}
    />
  );
}

import type { DeclaredSelector } from './declared';
import { GlobalSelector, type GlobalSelectorProps } from './global-selector';

type Input = Omit<GlobalSelectorProps<unknown>, 'of' | 'value' | 'onChange'>;

/** One of what a selector offers, where its id is what is kept. */
export function ItemSelector<Item>({
  of,
  value,
  onChange,
  ...input
}: Input & { of: DeclaredSelector<Item>; value: number | null; onChange: (id: number | null) => void }) {
  return (
    <GlobalSelector
      {...input}
      of={of}
      value={value}
      onChange={chosen => onChange(chosen === null ? null : Number(chosen.id))}
    />
  );
}

/** The same, where its name is what is kept: what is called otherwise by now, or retired, keeps the name that it had. */
export function NameSelector<Item>({
  of,
  value,
  onChange,
  ...input
}: Input & { of: DeclaredSelector<Item>; value: string | null; onChange: (name: string | null) => void }) {
  return (
    <GlobalSelector
      {...input}
      of={of}
      value={value ? { id: value, name: value } : null}
      onChange={chosen => onChange(chosen?.name ?? null)}
    />
  );
}

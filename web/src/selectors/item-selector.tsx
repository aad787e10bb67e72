import type { DeclaredSelector } from './declared';
import { GlobalSelector, type GlobalSelectorProps } from './global-selector';

type Input = Omit<GlobalSelectorProps<unknown>, 'of' | 'value' | 'onChange'>;

/** A selector whose value is the item's id. */
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

/** A selector whose value is the item's name: a renamed or retired item keeps the name with which it was chosen. */
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

/** A selector whose value is a code; one that the list lacks may be typed. */
export function CodeSelector<Item>({
  of,
  value,
  onChange,
  ...input
}: Input & { of: DeclaredSelector<Item>; value: string | null; onChange: (code: string | null) => void }) {
  return (
    <GlobalSelector
      {...input}
      freely
      of={of}
      value={value}
      onChange={chosen => onChange(chosen === null ? null : String(chosen.id))}
    />
  );
}

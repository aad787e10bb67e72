import { useState, type ComponentProps } from 'react';
import { Input } from './input';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Decimal places that may be typed; 0 for money and pieces. */
  decimals?: number;
}

const show = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

/** `150000,00`, as banks write it, is no fifteen million; three digits after a comma are thousands of another hand. */
const withoutCents = (text: string) => text.replace(/,\d{0,2}$/, '').replaceAll(',', '');

/** A number as Indonesians write it: dots between thousands, a comma before decimals. Money has none. */
export function NumberInput({ value, onChange, decimals = 0, onBlur, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const grouped = value === null ? '' : value.toLocaleString('id-ID', { maximumFractionDigits: decimals });
  return (
    <Input
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      className={`tabular text-right ${rest.className ?? ''}`}
      value={typed ?? grouped}
      onFocus={event => {
        const untouched = show(value);
        setTyped(untouched);
        const input = event.currentTarget;
        // At once, so that a key pressed before the next frame replaces the number and does not lengthen it.
        input.value = untouched;
        input.select();
        // A click sets its caret after the focus. `select` would take the focus back from where a quick hand has gone
        // meanwhile, and what it typed with it.
        requestAnimationFrame(() => input === document.activeElement && input.value === untouched && input.select());
        rest.onFocus?.(event);
      }}
      onBlur={event => {
        setTyped(null);
        onBlur?.(event);
      }}
      onChange={event => {
        const text = event.target.value.replace(decimals ? /[^\d,.-]/g : /[^\d,-]/g, '');
        setTyped(text);
        const plain = decimals ? text.replace(',', '.') : withoutCents(text);
        const number = plain === '' || plain === '-' ? null : Number(plain);
        if (number === null || Number.isFinite(number)) onChange(number);
      }}
    />
  );
}

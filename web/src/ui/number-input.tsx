import { useState, type ComponentProps } from 'react';
import { Input } from './input';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Decimal places that may be typed; 0 for money and pieces. */
  decimals?: number;
}

const show = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

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
        setTyped(show(value));
        const input = event.currentTarget;
        // `select` would take the focus back from where a quick hand has gone meanwhile.
        requestAnimationFrame(() => input === document.activeElement && input.select());
        rest.onFocus?.(event);
      }}
      onBlur={event => {
        setTyped(null);
        onBlur?.(event);
      }}
      onChange={event => {
        const text = event.target.value.replace(decimals ? /[^\d,.-]/g : /[^\d-]/g, '');
        setTyped(text);
        const number = text.trim() === '' || text === '-' ? null : Number(text.replace(',', '.'));
        if (number === null || Number.isFinite(number)) onChange(number);
      }}
    />
  );
}

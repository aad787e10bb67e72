import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Input } from './input';
import { selectWhole } from './select-whole';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Decimal places that may be typed; 0 for money and pieces. */
  decimals?: number;
}

const show = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

/** `150000,00`, as banks write it, is no fifteen million; three digits after a comma are thousands of another hand. */
const withoutCents = (text: string) => text.replace(/,\d{0,2}$/, '').replaceAll(',', '');

const THOUSANDS = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

/** `1.000` is a thousand pieces, never one; `36.5`, as some keys write it, is no thousands. */
const withPoint = (text: string) => (THOUSANDS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.');

/** Whether one more comma or point is part of a number: the first is, and one after whole thousands. */
const separates = (before: string) => !/[,.]/.test(before) || (THOUSANDS.test(before) && !before.includes(','));

/** Signs of a number only, where they can stand, and no more decimals than there can be: what is shown is what is sent. */
const taken = (typed: string, decimals: number) => {
  const text = typed.replace(decimals ? /[^\d,.-]/g : /[^\d,-]/g, '').replace(/(?!^)-/g, '');
  if (decimals === 0) return text;
  let number = '';
  for (const sign of text) if (/[\d-]/.test(sign) || separates(number)) number += sign;
  const point = THOUSANDS.test(number) ? ',' : '[,.]';
  return number.replace(new RegExp(`(${point}\\d{${decimals}})\\d+$`), '$1');
};

const inThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** What has no decimals is grouped while it is typed: a zero too many is seen at once. Cents that are being typed stay, to be dropped. */
const whileTyped = (text: string, decimals: number) => {
  if (decimals > 0) return text;
  const cents = /,\d{0,2}$/.exec(text)?.[0] ?? '';
  const [, sign = '', digits = ''] = /^(-?)(\d*)$/.exec(withoutCents(text)) ?? [];
  return sign + inThousands(digits) + cents;
};

/** Where the caret stands behind as many signs that were typed as before. */
const caretBehind = (text: string, signs: number) => {
  let at = 0;
  for (let seen = 0; at < text.length && seen < signs; at++) if (text[at] !== '.') seen++;
  return at;
};

/** A number as Indonesians write it: dots between thousands, a comma before decimals. Money has none. */
export function NumberInput({ value, onChange, decimals = 0, onBlur, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  const grouped = value === null ? '' : value.toLocaleString('id-ID', { maximumFractionDigits: decimals });
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });
  return (
    <Input
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      className={`tabular text-right ${rest.className ?? ''}`}
      value={typed ?? grouped}
      onFocus={event => {
        const untouched = decimals ? show(value) : grouped;
        setTyped(untouched);
        const input = event.currentTarget;
        // At once, so that a key pressed before the next frame replaces the number and does not lengthen it.
        input.value = untouched;
        selectWhole(input);
        rest.onFocus?.(event);
      }}
      onBlur={event => {
        setTyped(null);
        onBlur?.(event);
      }}
      onChange={event => {
        const text = taken(event.target.value, decimals);
        const shown = whileTyped(text, decimals);
        if (shown !== event.target.value) {
          const behind = event.target.value.slice(0, event.target.selectionStart ?? Infinity);
          caret.current = { input: event.target, at: caretBehind(shown, behind.replace(/[^\d,-]/g, '').length) };
        }
        setTyped(shown);
        const plain = decimals ? withPoint(text) : withoutCents(text);
        // `1.250.0`, on its way to a million, is no number yet, and neither is a lone sign: what stood before is not sent for it.
        const number = plain === '' ? NaN : Number(plain);
        onChange(Number.isFinite(number) ? number : null);
      }}
    />
  );
}

import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { formatWritten } from './format';
import { Input } from './input';
import { selectWhole } from './select-whole';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Decimals that may be typed; 0 for money and pieces. */
  decimals?: number;
}

const show = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

/**
 * `150000,00`, as banks write it, must not become fifteen million; three digits after a comma are English thousands.
 */
const withoutCents = (text: string) => text.replace(/,\d{0,2}$/, '').replaceAll(',', '');

const THOUSANDS = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

/** `1.000` is a thousand pieces, never one; `36.5`, as numeric keypads write it, is a decimal number. */
const withPoint = (text: string) => (THOUSANDS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.');

/** Whether another comma or point belongs to a number: the first does, and so does one after complete thousands. */
const separates = (before: string) => !/[,.]/.test(before) || (THOUSANDS.test(before) && !before.includes(','));

/**
 * Only characters of a number are accepted, where they are possible, and no more decimals than permitted: what is shown
 * is what is sent.
 */
const taken = (typed: string, decimals: number) => {
  const text = typed.replace(decimals ? /[^\d,.-]/g : /[^\d,-]/g, '').replace(/(?!^)-/g, '');
  if (decimals === 0) return text;
  let number = '';
  for (const sign of text) if (/[\d-]/.test(sign) || separates(number)) number += sign;
  const point = THOUSANDS.test(number) ? ',' : '[,.]';
  return number.replace(new RegExp(`(${point}\\d{${decimals}})\\d+$`), '$1');
};

const inThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * A number without decimals is grouped while it is typed, so that a zero too many is noticed. Cents that are being
 * typed remain, and are dropped at the end.
 */
const whileTyped = (text: string, decimals: number) => {
  if (decimals > 0) return text;
  const cents = /,\d{0,2}$/.exec(text)?.[0] ?? '';
  const [, sign = '', digits = ''] = /^(-?)(\d*)$/.exec(withoutCents(text)) ?? [];
  return sign + inThousands(digits) + cents;
};

/** The caret's position behind the same number of typed characters as before. */
const caretBehind = (text: string, signs: number) => {
  let at = 0;
  for (let seen = 0; at < text.length && seen < signs; at++) if (text[at] !== '.') seen++;
  return at;
};

/** A number as Indonesians write it: dots between thousands, a comma before decimals. Money has no decimals. */
export function NumberInput({ value, onChange, decimals = 0, onBlur, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  const grouped = value === null ? '' : formatWritten(value, decimals);
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
        // This happens at once, so that a key that is pressed before the next frame replaces the number instead of
        // extending it.
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
        // `1.250.0`, on the way to a million, is not a number yet, and neither is a lone sign; the former value must
        // not be sent in its place.
        const number = plain === '' ? NaN : Number(plain);
        onChange(Number.isFinite(number) ? number : null);
      }}
    />
  );
}

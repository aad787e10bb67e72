import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTellWrong } from './field';
import { Input } from './input';
import { selectWhole } from './select-whole';

/** How values of some kind are written and read. Values are strings; '' means none. */
export interface Reading {
  show: (value: string) => string;
  /** Null for a text that is no such value. */
  read: (text: string) => string | null;
  /** Whether the text is complete, so that it takes effect at once. */
  isWhole: (text: string) => boolean;
  /** The next or the previous value; the first where there is none yet. */
  step: (value: string, by: 1 | -1) => string;
  /** Why a value is refused, in words. */
  refusal: (value: string) => string | null;
  /** The message for a text that is no such value. */
  unreadable: string;
}

export interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  value: string;
  onChange: (value: string) => void;
}

interface Typing {
  text: string;
  /** Values that may come back as props while this is typed: the one before, and those that were passed on since. */
  known: readonly string[];
  /** The field was left with a text that cannot be read. */
  unreadable?: boolean;
}

/**
 * A text input for a value. A complete text is passed on while it is typed, a short form (`2511`, `k`) when the field
 * is left or Enter is pressed. Inside a `Field` a text that cannot be read remains, shows an error and prevents its
 * form from being sent; elsewhere no error can be shown, and the former value returns.
 */
export function TypedInput({
  reading,
  value,
  onChange,
  ref,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: TypedInputProps & { reading: Reading }) {
  const tell = useTellWrong();
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current!, []);
  const [latest, setTyping] = useState<Typing | null>(null);
  // A value that was changed from outside replaces what is being typed.
  const typing = latest?.known.includes(value) ? latest : null;
  const wrong = typing?.unreadable ? reading.unreadable : value && reading.refusal(value);
  const isSaid = tell !== null && !!wrong;
  useEffect(() => {
    tell?.(wrong || null);
    return () => tell?.(null);
  }, [tell, wrong]);
  useEffect(() => {
    const form = own.current?.form;
    if (!isSaid || !form) return;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      own.current?.focus();
    };
    form.addEventListener('submit', refuse, true);
    return () => form.removeEventListener('submit', refuse, true);
  }, [isSaid]);

  const isTaken = (next: string) => next === '' || tell !== null || reading.refusal(next) === null;
  const read = (text: string) => {
    const next = text.trim() === '' ? '' : reading.read(text);
    return next !== null && isTaken(next) ? next : null;
  };
  const type = (text: string, next: string | null) => {
    const known = typing?.known ?? [value];
    setTyping({ text, known: next === null ? known : [...known, next] });
    if (next !== null && next !== known.at(-1)) onChange(next);
  };
  const settle = () => {
    if (!typing) return;
    const next = read(typing.text);
    const held = next ?? '';
    setTyping(next === null && tell ? { text: typing.text, known: [''], unreadable: true } : null);
    if ((next !== null || tell) && held !== typing.known.at(-1)) onChange(held);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey) return;
    // It is flushed synchronously, so that Enter submits what was typed.
    if (event.key === 'Enter') return flushSync(settle);
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || rest.readOnly) return;
    event.preventDefault();
    const next = reading.step((typing && read(typing.text)) ?? value, event.key === 'ArrowUp' ? 1 : -1);
    type(reading.show(next), next);
  };
  return (
    <Input
      {...rest}
      ref={own}
      autoComplete="off"
      value={typing?.text ?? reading.show(value)}
      onChange={event => {
        const text = event.target.value;
        type(text, text.trim() === '' || reading.isWhole(text) ? read(text) : null);
      }}
      onFocus={event => {
        selectWhole(event.currentTarget);
        onFocus?.(event);
      }}
      onBlur={event => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={press}
    />
  );
}

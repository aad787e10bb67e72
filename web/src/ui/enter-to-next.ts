import type { KeyboardEvent } from 'react';

const fields =
  'input:not([type=hidden]):not([aria-hidden=true]):not(:disabled):not([readonly]), select:not([aria-hidden=true]):not(:disabled), textarea:not(:disabled), [role=radiogroup][tabindex="0"], [role=radio][tabindex="0"]';

/** Whether the field is another radio button of the same question. */
const isOther = (field: HTMLElement, target: HTMLElement) =>
  field !== target &&
  field instanceof HTMLInputElement &&
  target instanceof HTMLInputElement &&
  field.type === 'radio' &&
  field.name === target.name;

/**
 * Enter goes to the next field, and submits from the last: `<form onKeyDown={enterToNext}>`. A text of
 * several lines, a button and an open list keep their own Enter; Ctrl+Enter submits from anywhere.
 */
export function enterToNext(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const target = event.target as HTMLElement;
  // Radio buttons suppress Enter; here it goes to the next field, as everywhere.
  const radio = target.getAttribute('role') === 'radio';
  if (event.defaultPrevented && !radio) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (
    !(radio || target instanceof HTMLInputElement || target instanceof HTMLSelectElement) ||
    target.getAttribute('aria-expanded') === 'true'
  )
    return;
  const all = [...form.querySelectorAll<HTMLElement>(fields)].filter(
    field => (field.offsetParent !== null || field === target) && !isOther(field, target),
  );
  const next = all[all.indexOf(target) + 1];
  // From the last field the browser's own submit follows.
  if (!next && target instanceof HTMLInputElement) return;
  event.preventDefault();
  if (next) next.focus();
  else form.requestSubmit();
}

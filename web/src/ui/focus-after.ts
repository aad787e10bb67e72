/**
 * Removing an entry from a list removes its button, which has the focus: then the search field of the same card gets
 * it, unless the person has moved it elsewhere meanwhile.
 */
export async function focusAfter(button: HTMLElement, done: Promise<{ ok: boolean }>): Promise<void> {
  const search = button.closest('section')?.querySelector<HTMLElement>('[role=combobox]');
  const { ok } = await done;
  const now = document.activeElement;
  if (ok && (now === button || now === document.body)) search?.focus();
}

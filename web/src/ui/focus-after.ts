/**
 * What takes an entry off a list goes with it, and the focus with that: then the search of the same card has it, unless
 * somebody has gone on elsewhere meanwhile.
 */
export async function focusAfter(button: HTMLElement, done: Promise<{ ok: boolean }>): Promise<void> {
  const search = button.closest('section')?.querySelector<HTMLElement>('[role=combobox]');
  const { ok } = await done;
  const now = document.activeElement;
  if (ok && (now === button || now === document.body)) search?.focus();
}

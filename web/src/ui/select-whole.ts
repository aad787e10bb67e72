/** Selects what stands in a field that takes the focus, so that the next key replaces it. */
export function selectWhole(input: HTMLInputElement): void {
  const untouched = input.value;
  input.select();
  // A click sets its caret after the focus. `select` would take the focus back from where a quick hand has gone
  // meanwhile, and what it typed with it.
  let isTyped = false;
  input.addEventListener('beforeinput', () => (isTyped = true), { once: true });
  requestAnimationFrame(() => {
    if (!isTyped && input === document.activeElement && input.value === untouched) input.select();
  });
}

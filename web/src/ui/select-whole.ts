/** Selects the text of a field that takes the focus, so that the next key replaces it. */
export function selectWhole(input: HTMLInputElement): void {
  const untouched = input.value;
  input.select();
  // A click sets its caret after the focus, so the selection waits. Calling `select` later would take the focus, and
  // what is typed, back from where the person has gone meanwhile.
  let isTyped = false;
  input.addEventListener('beforeinput', () => (isTyped = true), { once: true });
  requestAnimationFrame(() => {
    if (!isTyped && input === document.activeElement && input.value === untouched) input.select();
  });
}

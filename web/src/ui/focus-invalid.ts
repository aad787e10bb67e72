const controls = 'input:not([aria-hidden=true]), select, textarea, button';

/** Once errors have been marked and drawn, the first invalid field is scrolled into view and focused. */
export function focusInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    // A group of controls cannot be focused itself, so its first control is.
    const control = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>(controls) : wrong;
    control?.focus({ preventScroll: true });
    // It is centred, because a sticky bar may cover the edge.
    wrong?.scrollIntoView?.({ block: 'center' });
  });
}

const controls = 'input:not([aria-hidden=true]), select, textarea, button';

/** Frames within which errors are drawn: what is set after an answer was waited for may be later than the next one. */
const FRAMES = 30;

/** Once errors have been marked and drawn, the first invalid field is scrolled into view and focused. */
export function focusInvalid(form: HTMLElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    if (!wrong && frames > 1) return focusInvalid(form, frames - 1);
    // A group of controls cannot be focused itself, so its first control is.
    const control = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>(controls) : wrong;
    control?.focus({ preventScroll: true });
    // It is centred, because a sticky bar may cover the edge.
    wrong?.scrollIntoView?.({ block: 'center' });
  });
}

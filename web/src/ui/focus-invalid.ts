const controls = 'input:not([aria-hidden=true]), select, textarea, button';

/** After what is wrong was marked: the first such field takes the focus, in sight, once it is drawn. */
export function focusInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    // What several controls say together has no focus of its own.
    const control = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>(controls) : wrong;
    control?.focus({ preventScroll: true });
    // Not at the edge, where a bar that stays may lie over it.
    wrong?.scrollIntoView?.({ block: 'center' });
  });
}

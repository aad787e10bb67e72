const WAIT_MS = 3000;
const controls =
  'button:not([tabindex="-1"]):not(:disabled):not([aria-disabled=true]), a[href], input:not([aria-hidden=true]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * The control that a keyboard user would continue with near a removed element: the first one of the nearest part of the
 * page that still exists.
 */
function nearest(parts: readonly HTMLElement[]): HTMLElement | null {
  for (const part of parts) {
    if (!part.isConnected) continue;
    // On the page as a whole that is the search, else the page itself, because its first button may be about anything.
    if (part.tagName === 'MAIN') return part.querySelector<HTMLElement>('input[type=search]') ?? part;
    const control = [...part.querySelectorAll<HTMLElement>(controls)].find(one => one.checkVisibility?.() ?? true);
    if (control) return control;
  }
  return null;
}

/** An element counts as near within its card, its list or its table. */
const whole = 'section, aside, article, table, ul, main';

/**
 * Where the focus goes when the element that has it is removed. It goes nowhere when the whole card is gone too, as
 * with a dialog or a finished step: what replaces it sets its own focus.
 */
export function nextFocus(of: Element | null): () => HTMLElement | null {
  const parts: HTMLElement[] = [];
  for (let part = of?.parentElement; part && part !== document.body; part = part.parentElement) {
    // A part that contains the page is not near: its first control would be in the menu.
    if (part.querySelector('main')) break;
    parts.push(part);
    if (part.matches(whole)) break;
  }
  return () => nearest(parts);
}

/**
 * A command often removes its own button, at once or when its row changes: then the focus would be lost, and the next
 * Tab would start at the top of the page. A focus that was moved meanwhile is left alone.
 */
export function keepFocus(): { done: () => void } {
  const had = document.activeElement;
  const next = nextFocus(had);
  return {
    done: () => {
      if (!had || had === document.body) return;
      const stop = () => {
        observer.disconnect();
        clearTimeout(timer);
      };
      const look = () => {
        if (document.activeElement !== had && document.activeElement !== document.body) return stop();
        if (had.isConnected) return;
        stop();
        // The new content may take the focus itself.
        requestAnimationFrame(() => document.activeElement === document.body && next()?.focus());
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      const timer = setTimeout(stop, WAIT_MS);
      look();
    },
  };
}

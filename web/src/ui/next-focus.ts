const WAIT_MS = 3000;
const controls =
  'button:not([tabindex="-1"]):not(:disabled):not([aria-disabled=true]), a[href], input:not([aria-hidden=true]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** What a keyboard would go on with near what is gone: the first control of the nearest part of the page that still stands. */
function nearest(parts: readonly HTMLElement[]): HTMLElement | null {
  for (const part of parts) {
    if (!part.isConnected) continue;
    // Of the whole page the search, else the page itself: its first button may be about anything.
    if (part.tagName === 'MAIN') return part.querySelector<HTMLElement>('input[type=search]') ?? part;
    const control = [...part.querySelectorAll<HTMLElement>(controls)].find(one => one.checkVisibility?.() ?? true);
    if (control) return control;
  }
  return null;
}

/** How far it is still near: within its card, its list or its table. */
const whole = 'section, aside, article, table, ul, main';

/**
 * Where the focus goes when what has it now is gone. Nowhere when its whole card is gone too, as with a dialog or a step that
 * is done: what comes instead says itself what is first.
 */
export function nextFocus(of: Element | null): () => HTMLElement | null {
  const parts: HTMLElement[] = [];
  for (let part = of?.parentElement; part && part !== document.body; part = part.parentElement) {
    // What holds the page too is not near: its first control leads past the menu.
    if (part.querySelector('main')) break;
    parts.push(part);
    if (part.matches(whole)) break;
  }
  return () => nearest(parts);
}

/**
 * A command often takes its own button off the screen, at once or when its row comes: then the focus would be nobody's, and
 * the next Tab would start at the top of the page. Whoever has gone on meanwhile keeps it.
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
        // What takes its place may ask for the focus itself.
        requestAnimationFrame(() => document.activeElement === document.body && next()?.focus());
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      const timer = setTimeout(stop, WAIT_MS);
      look();
    },
  };
}

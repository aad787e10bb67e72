/** After this long without a key or a pointer event nobody is taken to be at the screen. */
const UNATTENDED_MS = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let last = Date.now();

/** Whether somebody is at this screen. */
export const isAttended = (now = Date.now()): boolean => now - last < UNATTENDED_MS;

/**
 * Watches for keys and pointer events. `tell` is called only once in a while, because a person may read for long
 * without sending a request.
 */
export function startPresence(tell: () => void, now: () => number = Date.now): () => void {
  let told = now();
  const notice = () => {
    last = now();
    if (last - told < UNATTENDED_MS) return;
    told = last;
    tell();
  };
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  };
}

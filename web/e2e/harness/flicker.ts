/**
 * Run in the page before all else: what was on the screen and is hidden because something in it is still loading is an
 * error. Whoever had begun to read, or to type, loses the place, and the keys do nothing meanwhile. A screen that one
 * leaves for another path may give way to the spinner of a slow line.
 */
export function tellOfFlicker(): void {
  const isHidden = ({ style }: HTMLElement) =>
    style.display === 'none' && style.getPropertyPriority('display') === 'important'; // as React hides
  let left = new WeakSet<Element>();
  navigation.addEventListener('navigate', ({ destination }) => {
    if (new URL(destination.url).pathname !== location.pathname)
      left = new WeakSet(document.body.querySelectorAll('*'));
  });
  new MutationObserver(changes => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && isHidden(target) && !left.has(target))
        console.error(`on the screen, and hidden again while something loads: ${target.textContent?.slice(0, 200)}`);
  }).observe(document, { attributeFilter: ['style'], subtree: true });
}

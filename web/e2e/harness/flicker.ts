/**
 * Runs in the page before any other script: it is an error when content that was visible is hidden because something in
 * it suspends. A person who reads or types there would lose the place, and keys would do nothing meanwhile. A screen
 * that is being left for another path may be replaced by the spinner of a slow connection.
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

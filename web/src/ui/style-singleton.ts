import { useEffect, useState } from 'react';

/**
 * Replaces `react-style-singleton`, by which open dialogs and menus prevent the page from scrolling: it sets the same
 * rules by a constructed style sheet, because the content security policy forbids inline styles. The rules last while a
 * component that uses them is mounted.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // As in the library, the rules of the first render apply, unless they are declared dynamic.
    const [first] = useState(styles);
    const rules = dynamic ? styles : first;
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
      };
    }, [rules]);
    return null;
  };
}

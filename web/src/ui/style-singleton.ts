import { useEffect, useState } from 'react';

/**
 * Stands in for `react-style-singleton`, by which open dialogs and menus hold the page still: the same rules as a
 * constructed sheet, because the content policy runs no inline style. They last while anyone who asked for them is there.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // As the library has it: rules that change do so only where that is said.
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

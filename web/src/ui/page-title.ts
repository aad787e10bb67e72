import { useEffect } from 'react';

const shown = { place: '', count: 0 };
const write = () => {
  document.title = `${shown.count > 0 ? `(${shown.count}) ` : ''}${shown.place || 'Alur'}`;
};

/** The title of the browser's tab: the place where one is. */
export function usePageTitle(place: string): void {
  useEffect(() => {
    shown.place = place;
    write();
    return () => {
      shown.place = '';
      write();
    };
  }, [place]);
}

/** How many wait here, told in the title of the tab: "(3) Farmasi". */
export function usePageCount(count: number): void {
  useEffect(() => {
    shown.count = count;
    write();
    return () => {
      shown.count = 0;
      write();
    };
  }, [count]);
}

import { useEffect } from 'react';

const shown = { place: '', count: 0, notices: 0 };
const write = () => {
  const waiting = shown.count + shown.notices;
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${shown.place || 'Alur'}`;
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

/** How many things the person has to do elsewhere: they count with those that wait here. */
export function useNoticeCount(notices: number): void {
  useEffect(() => {
    shown.notices = notices;
    write();
    return () => {
      shown.notices = 0;
      write();
    };
  }, [notices]);
}

import { useEffect } from 'react';

const shown = { place: '', count: 0, notices: 0 };
const write = () => {
  const waiting = shown.count + shown.notices;
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${shown.place || 'Alur'}`;
};

/** Sets the title of the browser tab to the name of the page. */
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

/** Shows how many items wait on this page in the title of the tab: "(3) Farmasi". */
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

/** Adds the person's pending tasks on other pages to that number. */
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

import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from './cn';

export interface PrintPage {
  /** In millimetres. */
  width: number;
  /** `content`: a roll of paper, as long as what is printed; Chromium knows no `auto` in `@page`, so it is measured. */
  height: number | 'content';
  margin?: number;
}

export interface PrintHandle {
  /** Opens the printer's dialog for what is in the frame. */
  print: () => void;
}

export interface PrintFrameProps {
  /** The name of the document, offered as the file's name. */
  title: string;
  css: string;
  page: PrintPage;
  /** Not seen, only printed. */
  hidden?: boolean;
  className?: string;
  /** What is seen of it on the screen, where that is not one sheet. */
  style?: CSSProperties;
  ref?: Ref<PrintHandle>;
  children: ReactNode;
}

const MM_PER_PX = 25.4 / 96;
const base =
  '*{box-sizing:border-box;margin:0;padding:0}html,body{background:#fff;color:#000;-webkit-print-color-adjust:exact;print-color-adjust:exact}';

/** A sheet of paper in a frame of its own: the same thing is previewed and printed, and the page's styles stay out of it. */
export function PrintFrame({ title, css, page, hidden = false, className, style, ref, children }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);

  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (body && frame.current?.contentDocument) frame.current.contentDocument.title = title;
  }, [body, title]);

  const roll = page.height === 'content';
  const heightMm = page.height === 'content' ? Math.ceil(height * MM_PER_PX) + 2 : page.height;
  const margin = page.margin ?? 0;
  const styles = `${base}@page{size:${page.width}mm ${heightMm}mm;margin:${margin}mm}@media screen{body{width:${page.width}mm;padding:${margin}mm}}${css}`;

  // A constructed sheet, because the content policy runs no inline style; the frame's own window must make it.
  useLayoutEffect(() => {
    const sheetOf = body?.ownerDocument;
    const Sheet = sheetOf?.defaultView?.CSSStyleSheet;
    if (!sheetOf || !Sheet) return;
    const sheet = new Sheet();
    sheet.replaceSync(styles);
    adopt(sheetOf, sheet);
  }, [body, styles]);

  useLayoutEffect(() => {
    if (!body || typeof ResizeObserver === 'undefined') return;
    // The content and not the body: a body is never shorter than its frame.
    const sheet = content.current;
    if (!sheet) return;
    const measure = () => setHeight(Math.ceil(sheet.getBoundingClientRect().height));
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    measure();
    return () => observer.disconnect();
  }, [body]);

  useImperativeHandle(ref, () => ({
    print: () => {
      const view = frame.current?.contentWindow;
      const here = document.activeElement;
      view?.focus();
      view?.print();
      // Back from the sheet: the keys of the screen go on working.
      if (here instanceof HTMLElement) here.focus();
    },
  }));

  return (
    <iframe
      ref={frame}
      title={title}
      // With a doctype, so that it is laid out like any page.
      srcDoc="<!doctype html><html><head></head><body></body></html>"
      onLoad={event => setBody(event.currentTarget.contentDocument?.body ?? null)}
      aria-hidden={hidden || undefined}
      tabIndex={hidden ? -1 : undefined}
      style={{ width: `${page.width}mm`, height: roll ? Math.max(40, height) : `${page.height}mm`, ...style }}
      className={cn(
        'border-0 bg-white',
        hidden && 'pointer-events-none fixed top-0 -left-[9999px] opacity-0',
        className,
      )}
    >
      {body && createPortal(<div ref={content}>{children}</div>, body)}
    </iframe>
  );
}

function adopt(page: Document, sheet: CSSStyleSheet): void {
  page.adoptedStyleSheets = [sheet];
}

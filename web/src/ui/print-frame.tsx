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
  /**
   * `content`: a roll of paper, as long as what is printed. Chromium does not support `auto` in `@page`, so the length
   * is measured.
   */
  height: number | 'content';
  margin?: number;
}

export interface PrintHandle {
  /** Opens the printer's dialog for what is in the frame. */
  print: () => void;
}

export interface PrintFrameProps {
  /** Title of the document, which browsers offer as file name. */
  title: string;
  css: string;
  page: PrintPage;
  /** The frame is only printed and never shown. */
  hidden?: boolean;
  className?: string;
  /** Style of the frame on the screen, where it shows more or less than one sheet. */
  style?: CSSProperties;
  ref?: Ref<PrintHandle>;
  children: ReactNode;
}

const MM_PER_PX = 25.4 / 96;
const base =
  '*{box-sizing:border-box;margin:0;padding:0}html,body{background:#fff;color:#000;-webkit-print-color-adjust:exact;print-color-adjust:exact}';

/** A sheet of paper in an iframe: the same document is previewed and printed, and the page's styles do not reach it. */
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

  // A constructed style sheet, because the content security policy forbids inline styles; it must be created by the
  // frame's own window.
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
    // The content is measured and not the body, which is never shorter than its frame.
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
      // The focus returns from the frame, so that the screen's keys work again.
      if (here instanceof HTMLElement) here.focus();
    },
  }));

  return (
    <iframe
      ref={frame}
      title={title}
      // The doctype prevents quirks mode.
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

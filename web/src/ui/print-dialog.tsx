import { Printer } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Kbd } from './card';
import { Dialog } from './dialog';
import { PrintFrame, type PrintHandle, type PrintPage } from './print-frame';
import { useKeys } from './use-keys';

interface PrintDialogProps {
  title: string;
  description?: string;
  /** What the button says, and the list of keys. */
  label: string;
  preview: string;
  /** Name of the file that a printer to PDF offers. */
  file: string;
  css: string;
  page: PrintPage;
  /** Where more than one sheet is seen. */
  sheetStyle?: CSSProperties;
  /** Choices beside the preview. */
  beside?: ReactNode;
  pending?: boolean;
  /** What comes before the printer is asked, which is asked when it says so. Without it, it prints at once. */
  onPrint?: (toPrinter: () => void) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet of paper as it will come out, and its printing: by the button or Ctrl P. */
export function PrintDialog({
  title,
  description,
  label,
  preview,
  file,
  css,
  page,
  sheetStyle,
  beside,
  pending,
  onPrint = toPrinter => toPrinter(),
  onClose,
  children,
}: PrintDialogProps) {
  const { t } = useTranslation('common');
  const frame = useRef<PrintHandle>(null);
  const { room, scale } = useScale(page);
  const print = () => onPrint(() => frame.current?.print());
  useKeys('ctrl+p', label, print);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" autoFocus pending={pending} onClick={print}>
            <Printer aria-hidden />
            {label}
            <Kbd>Ctrl P</Kbd>
          </Button>
        </>
      }
    >
      <div className="flex gap-5 max-md:flex-col">
        {beside}
        {/* What scrolls must be reachable by keys. */}
        <div
          ref={room}
          className="flex max-h-[60dvh] min-w-0 flex-1 overflow-auto rounded-md border bg-muted p-4"
          tabIndex={0}
          role="region"
          aria-label={preview}
        >
          <PrintFrame
            // Another paper is another frame.
            key={`${page.width}x${page.height}`}
            ref={frame}
            title={file}
            css={css}
            page={page}
            // A sheet that is wider than the window begins at its left edge.
            className="mx-auto shrink-0 shadow-md"
            style={{ ...sheetStyle, ...shrunk(page, scale) }}
          >
            {children}
          </PrintFrame>
        </div>
      </div>
    </Dialog>
  );
}

const PX_PER_MM = 96 / 25.4;
/** Smaller than this nobody reads it: it is scrolled instead. */
const SMALLEST = 0.5;

/** How much smaller a sheet is seen so that it is seen in its whole width. */
function useScale({ width }: PrintPage) {
  // It comes with the dialog's own files, later than this is first drawn.
  const [box, room] = useState<HTMLDivElement | null>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const fits = (box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / (width * PX_PER_MM);
      setScale(fits < 1 && fits >= SMALLEST ? fits : 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, width]);
  return { room, scale };
}

/** The frame alone is drawn smaller, not what is in it: that goes to the printer. */
function shrunk({ width, height }: PrintPage, scale: number): CSSProperties {
  if (scale === 1 || height === 'content') return {};
  const less = (mm: number) => `${mm * (scale - 1)}mm`;
  return {
    ...{ transform: `scale(${scale})`, transformOrigin: '0 0' },
    ...{ marginLeft: 0, marginRight: less(width), marginBottom: less(height) },
  };
}

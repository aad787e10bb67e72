import { Printer } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Kbd } from './card';
import { Dialog } from './dialog';
import { PrintFrame, type PrintHandle, type PrintPage } from './print-frame';
import { useKeys } from './use-keys';

export interface PrintDialogProps {
  title: string;
  description?: string;
  /** Label of the button and of its key in the list of keys. */
  label: string;
  preview: string;
  /** File name that a PDF printer offers. */
  file: string;
  css: string;
  page: PrintPage;
  /** Style of the preview where it shows more than one sheet. */
  sheetStyle?: CSSProperties;
  /** Drawn beside the preview: choices. */
  beside?: ReactNode;
  pending?: boolean;
  /** Called before printing, with a function that opens the printer's dialog. Without it, printing starts at once. */
  onPrint?: (toPrinter: () => void) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A preview of a sheet of paper, which is printed by the button or Ctrl P. */
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
        {/* A scrollable area must be reachable by keyboard. */}
        <div
          ref={room}
          className="flex max-h-[60dvh] min-w-0 flex-1 overflow-auto rounded-md border bg-muted p-4"
          tabIndex={0}
          role="region"
          aria-label={preview}
        >
          <PrintFrame
            // Another paper format needs a new frame.
            key={`${page.width}x${page.height}`}
            ref={frame}
            title={file}
            css={css}
            page={page}
            // A sheet that is wider than the window is aligned left, so that its beginning is visible.
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
/** A phone shows the whole width of an A4 sheet; a smaller preview shows nothing, so it scrolls instead. */
const SMALLEST = 0.3;

/** The scale at which the sheet's whole width is visible. */
function useScale({ width }: PrintPage) {
  // The element is mounted with the dialog's lazily loaded code, after the first render.
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

/** Only the frame is scaled, not its content, which goes to the printer. */
function shrunk({ width, height }: PrintPage, scale: number): CSSProperties {
  if (scale === 1 || height === 'content') return {};
  const less = (mm: number) => `${mm * (scale - 1)}mm`;
  return {
    ...{ transform: `scale(${scale})`, transformOrigin: '0 0' },
    ...{ marginLeft: 0, marginRight: less(width), marginBottom: less(height) },
  };
}

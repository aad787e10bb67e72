import { Printer } from 'lucide-react';
import { useRef, type CSSProperties, type ReactNode } from 'react';
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
            style={sheetStyle}
          >
            {children}
          </PrintFrame>
        </div>
      </div>
    </Dialog>
  );
}

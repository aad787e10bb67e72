import { Printer } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Kbd } from './card';
import { Dialog } from './dialog';
import { PrintFrame, type PrintHandle, type PrintPage } from './print-frame';
import { useKeys } from './use-keys';

/** A sheet of paper as it will come out, and its printing: by the button or Ctrl P. */
export function PrintDialog(props: {
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
  /** What comes before the printer is asked; the frame prints when it says so. Without it, it prints at once. */
  onPrint?: () => void;
  frame: RefObject<PrintHandle | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const print = props.onPrint ?? (() => props.frame.current?.print());
  useKeys('ctrl+p', props.label, print);
  return (
    <Dialog
      open
      onOpenChange={open => !open && props.onClose()}
      size="lg"
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button onClick={props.onClose}>{t('close')}</Button>
          <Button variant="primary" autoFocus pending={props.pending} onClick={print}>
            <Printer aria-hidden />
            {props.label}
            <Kbd>Ctrl P</Kbd>
          </Button>
        </>
      }
    >
      <div className="flex gap-5 max-md:flex-col">
        {props.beside}
        {/* What scrolls must be reachable by keys. */}
        <div
          className="flex max-h-[60dvh] min-w-0 flex-1 justify-center overflow-auto rounded-md border bg-muted p-4"
          tabIndex={0}
          role="region"
          aria-label={props.preview}
        >
          <PrintFrame
            // Another paper is another frame.
            key={`${props.page.width}x${props.page.height}`}
            ref={props.frame}
            title={props.file}
            css={props.css}
            page={props.page}
            className="shrink-0 shadow-md"
            style={props.sheetStyle}
          >
            {props.children}
          </PrintFrame>
        </div>
      </div>
    </Dialog>
  );
}

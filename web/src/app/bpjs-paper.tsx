import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentFacts, type DocumentFact } from '@/ui/document-facts';
import { documentCss, documentPage, Letterhead } from '@/ui/document-sheet';
import { PrintDialog, type PrintDialogProps } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { Select } from '@/ui/select';
import { useLetterhead } from './letterhead';

const pages: Readonly<Record<'A5' | 'A4', PrintPage>> = {
  A5: documentPage,
  A4: { width: 210, height: 297, margin: 15 },
};

interface BpjsPaperProps extends Pick<
  PrintDialogProps,
  'title' | 'description' | 'label' | 'preview' | 'file' | 'onClose'
> {
  /** What the paper is called, which is Indonesian in every language of the screen, as papers are. */
  heading: string;
  /** Below the heading, where its number is not among the facts. */
  number?: string;
  facts: readonly DocumentFact[];
  note: string;
  signature: { above: string; name: string };
}

/** A letter as BPJS has it, on half a sheet or a whole one. */
export function BpjsPaper({ heading, number, facts, note, signature, ...dialog }: BpjsPaperProps) {
  const { t } = useTranslation('common');
  const [size, setSize] = useState<'A5' | 'A4'>('A5');
  const { phone: _, ...facility } = useLetterhead();
  return (
    <PrintDialog
      {...dialog}
      css={documentCss}
      page={pages[size]}
      beside={
        <Select
          aria-label={t('paperSize')}
          value={size}
          onValueChange={setSize}
          options={(['A5', 'A4'] as const).map(value => ({ value, label: value }))}
        />
      }
    >
      <article className="sheet" lang="id">
        <Letterhead of={facility} />
        <div className="title">
          <h2>{heading}</h2>
          {number && <p>Nomor: {number}</p>}
        </div>
        <DocumentFacts facts={facts} />
        <div className="foot">
          <p className="verify">{note}</p>
          <div className="sign">
            <p>{signature.above}</p>
            <p className="name">{signature.name}</p>
          </div>
        </div>
      </article>
    </PrintDialog>
  );
}

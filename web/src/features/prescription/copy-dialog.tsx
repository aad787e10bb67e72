import { useTranslation } from 'react-i18next';
import { useLetterhead } from '@/app/letterhead';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { PrintDialog } from '@/ui/print-dialog';
import { marksOf, type CopiedLine } from './copied-line';

const css = `${documentCss}
.lines{margin-top:4mm}
.line{display:grid;grid-template-columns:8mm 1fr auto;column-gap:2mm;padding:2mm 0;border-bottom:.2mm dashed #999}
.line ul{list-style:none;padding:0;margin:0}
.mark{font-weight:700;text-align:right}
.rest{white-space:pre-line;margin-top:3mm}
`;

/** What the copy of a prescription says of it; a copy for the buyer of an apotek says who wrote the original. */
export interface Copied {
  number: string;
  writtenOn: string;
  prescriberName: string;
  prescriberLicence: string | null;
  from: string | null;
  patientName: string;
  lines: readonly CopiedLine[];
  /** What of it is not served at all, as it was typed. */
  unserved: string | null;
  /** The pharmacist who vouches for it. */
  servedBy: string;
  on: string;
}

/** *Salinan resep* (*copie*), on A5: each line as it was prescribed, and how far it was served. */
export function CopyDialog({ copied, onClose }: { copied: Copied; onClose: () => void }) {
  const { t } = useTranslation('prescription');
  const facility = useLetterhead();
  return (
    <PrintDialog
      title={t('copy.title')}
      label={t('print')}
      preview={t('copy.title')}
      file={`${t('copy.title')} ${copied.number}`}
      css={css}
      page={documentPage}
      onClose={onClose}
    >
      <DocumentSheet
        facility={facility}
        title="Salinan resep"
        number={copied.number}
        issued={`p.c.c. ${formatDate(copied.on, 'long')}`}
        signer={{ name: copied.servedBy, practiceLicence: '' }}
      >
        <DocumentFacts
          facts={[
            [
              'Dokter',
              joined(copied.prescriberName, copied.prescriberLicence && `SIP ${copied.prescriberLicence}`, copied.from),
            ],
            ['Tanggal resep', formatDate(copied.writtenOn, 'long')],
            ['Untuk', copied.patientName],
          ]}
        />
        <div className="lines">
          {copied.lines.map(line => (
            <Line key={line.lineId} line={line} />
          ))}
        </div>
        {copied.unserved && <p className="rest">{copied.unserved} — ne det</p>}
      </DocumentSheet>
    </PrintDialog>
  );
}

function Line({ line }: { line: CopiedLine }) {
  const { served, iteration } = marksOf(line);
  return (
    <div className="line">
      <b>R/</b>
      <div>
        {line.components.length > 0 && (
          <ul>
            {line.components.map(({ name, dose, doseUnit }) => (
              <li key={name}>
                {name} {formatNumber(dose, 4)} {doseUnit}
              </li>
            ))}
          </ul>
        )}
        <p>
          {line.components.length > 0 ? `m.f. ${line.name}${line.isDtd ? ' d.t.d.' : ''}` : line.name} No.{' '}
          {formatNumber(line.prescribed, 3)} {line.unit}
        </p>
        {line.signa && <p>S. {line.signa}</p>}
        {iteration && <p>{iteration}</p>}
      </div>
      <span className="mark">— {served}</span>
    </div>
  );
}

import type { LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '@/ui/format';
import { QrCode } from '@/ui/qr-code';
import { PrintDialog } from '@/ui/print-dialog';
import { Select } from '@/ui/select';
import { labelKind, type LabelKind } from './label-kind';

const css = `
body{font-family:Arial,Helvetica,sans-serif;font-size:7.5pt;line-height:1.2}
.label{width:60mm;height:40mm;padding:2mm;overflow:hidden;display:flex;flex-direction:column;break-after:page}
.label:last-child{break-after:auto}
.external{background:#bfe0ff}
@media screen{.label{border-bottom:1px dashed #999}}
.head,.patient,.drug,.foot{flex:none;display:flex;justify-content:space-between;gap:2mm}
.head span,.patient span,.drug span{flex:none}
.head{border-bottom:.3mm solid #000;padding-bottom:.6mm;font-size:6.5pt}
.head b{font-size:7.5pt;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.patient{padding-top:.6mm}
.patient.long,.drug.long{font-size:6pt}
.signa{flex:1;min-height:0;overflow:hidden;display:grid;place-content:safe center;text-align:center;font-size:11pt;font-weight:700}
.signa.long{font-size:9pt}
.signa.longer{font-size:7pt}
.signa.longest{font-size:5.5pt}
.foot{font-size:6.5pt}
`;

/** The type size by the length of the directions, so that medicine, quantity and use always fit on the label. */
const sizeOf = ({ length }: string): string =>
  length > 150 ? 'longest' : length > 75 ? 'longer' : length > 40 ? 'long' : '';

const isLong = ({ length }: string): boolean => length > 30;

/** What a label says of a line. */
type LabelledLine = Pick<
  LineRow,
  'lineId' | 'kind' | 'name' | 'form' | 'route' | 'quantity' | 'unit' | 'signa' | 'approvedQuantity' | 'substitute'
>;
export type Labelled = Pick<
  PrescriptionRow,
  'id' | 'date' | 'supply' | 'queueNumber' | 'patientName' | 'recordNumber'
> & { lines: readonly LabelledLine[] };

/** *Etiket*, one of 60 × 40 mm for each medicine: white for internal use, blue for external. */
export function LabelDialog({ row, facility, onClose }: { row: Labelled; facility: string; onClose: () => void }) {
  const { t } = useTranslation('prescription');
  const [kinds, setKinds] = useState<Record<number, LabelKind>>({});
  const lines = row.lines.filter(line => (line.approvedQuantity ?? line.quantity) > 0);
  const kindOf = (line: LabelledLine) => kinds[line.lineId] ?? labelKind(line);
  return (
    <PrintDialog
      title={t('labelsTitle')}
      label={t('print')}
      preview={t('labelsTitle')}
      file={t('labelsTitle')}
      css={css}
      page={{ width: 60, height: 40 }}
      sheetStyle={{ height: `${40 * lines.length}mm` }}
      onClose={onClose}
      beside={
        <ul className="flex min-w-0 flex-1 flex-col gap-3">
          {lines.map(line => (
            <li key={line.lineId} className="flex flex-col gap-1">
              <span className="truncate">{line.substitute ?? line.name}</span>
              <Select
                aria-label={t('labelKind', { name: line.name })}
                value={kindOf(line)}
                onValueChange={kind => setKinds({ ...kinds, [line.lineId]: kind })}
                options={[
                  { value: 'oral', label: t('labelOral') },
                  { value: 'external', label: t('labelExternal') },
                ]}
              />
            </li>
          ))}
        </ul>
      }
    >
      {lines.map(line => (
        <Label key={line.lineId} row={row} line={line} kind={kindOf(line)} facility={facility} />
      ))}
    </PrintDialog>
  );
}

function Label({
  row,
  line,
  kind,
  facility,
}: {
  row: Labelled;
  line: LabelledLine;
  kind: LabelKind;
  facility: string;
}) {
  const { t } = useTranslation('prescription');
  const quantity = line.approvedQuantity ?? line.quantity;
  const name = line.substitute ?? line.name;
  return (
    <div className={`label ${kind}`}>
      <div className="head">
        <b>{facility}</b>
        <span>{row.queueNumber ?? ''}</span>
      </div>
      <div className={isLong(row.patientName ?? '') ? 'patient long' : 'patient'}>
        <b>{row.patientName}</b>
        <span>{row.recordNumber}</span>
      </div>
      <div className={`signa ${sizeOf(line.signa)}`}>{line.signa}</div>
      <div className={isLong(name) ? 'drug long' : 'drug'}>
        <b>{name}</b>
        <span>
          {formatNumber(quantity, 3)} {line.kind === 'compound' ? t('line.packs') : line.unit}
        </span>
      </div>
      <div className="foot">
        {row.supply ? (
          // The ward's scanner reads this code before a dose is given.
          <QrCode text={`${row.id}_${line.lineId}`} size="9mm" label={`${row.id}_${line.lineId}`} />
        ) : (
          <span>{formatDate(row.date)}</span>
        )}
        <span>{kind === 'external' ? t('label.external') : t('label.oral')}</span>
      </div>
    </div>
  );
}

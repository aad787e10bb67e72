import type { LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '@/ui/format';
import { PrintDialog } from '@/ui/print-dialog';
import { code128 } from './code-128';

const css = `
body{font-family:Arial,Helvetica,sans-serif;font-size:6pt;line-height:1.1}
.label{width:50mm;height:20mm;padding:1mm 1.5mm;overflow:hidden;display:flex;flex-direction:column;gap:.3mm;break-after:page}
.label:last-child{break-after:auto}
@media screen{.label{border-bottom:1px dashed #999}}
.line{display:flex;justify-content:space-between;gap:1mm;white-space:nowrap}
.line b{overflow:hidden;text-overflow:ellipsis;font-size:7pt}
.line span{flex:none}
svg{width:100%;height:8mm}
.number{text-align:center;font-size:7pt;letter-spacing:.5mm}
`;

/**
 * Labels of 50 × 20 mm, one for each taken tube: two identifiers of the patient, and the number that analysers scan.
 */
export function TubeLabels({ order, onClose }: { order: LaboratoryOrderRow; onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  const tubes = order.specimens.filter(({ number }) => number !== null);
  return (
    <PrintDialog
      title={t('labels')}
      label={t('print')}
      preview={t('labels')}
      file={t('labels')}
      css={css}
      page={{ width: 50, height: 20 }}
      sheetStyle={{ height: `${20 * tubes.length}mm` }}
      onClose={onClose}
    >
      {tubes.map(({ specimenId, number, name, container, collectedAt }) => (
        <div key={specimenId} className="label">
          <div className="line">
            <b>{order.patientName}</b>
            <span>{order.recordNumber}</span>
          </div>
          <div className="line">
            <span>{order.birthDate && formatDate(order.birthDate)}</span>
            <span>{[name, container].filter(Boolean).join(' / ')}</span>
            {order.priority === 'cito' && <b>CITO</b>}
          </div>
          <Barcode digits={number ?? ''} />
          <div className="line">
            <b className="number">{number}</b>
            <span>{collectedAt && formatDateTime(collectedAt)}</span>
          </div>
        </div>
      ))}
    </PrintDialog>
  );
}

function Barcode({ digits }: { digits: string }) {
  const widths = code128(digits);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const total = widths.reduce((sum, each) => sum + each, 0);
  const bars = widths.map((width, index) => (index % 2 === 0 ? `M${starts[index]} 0h${width}v10h-${width}z` : ''));
  return (
    <svg
      viewBox={`-10 0 ${total + 20} 10`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={digits}
    >
      <path d={bars.join('')} fill="#000" />
    </svg>
  );
}

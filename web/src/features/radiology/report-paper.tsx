import { radiologyReports, type RadiologyOrderRow, type RadiologyReportRow } from '@alur/contracts/radiology/rows';
import { radiologyWords } from '@alur/contracts/radiology/words';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { ResultHead, SignatureSpace, VerifyCode } from '@/orders/result-paper';
import { formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { doseText } from './dose-text';
import { presentOf } from './report-versions';

const css = `
body{font-family:Arial,Helvetica,sans-serif;font-size:10pt;line-height:1.4}
header{text-align:center;border-bottom:.5mm solid #000;padding-bottom:2mm}
header b{font-size:14pt;display:block}
h1{font-size:12pt;text-align:center;margin:4mm 0;letter-spacing:.3mm}
h2{font-size:11pt;margin:4mm 0 1mm}
h3{font-size:10pt;margin:2mm 0 0}
p{margin:0 0 2mm;white-space:pre-line}
.who{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:.5mm 3mm;margin-bottom:3mm}
.foot{margin-top:8mm;display:flex;justify-content:space-between;gap:6mm;break-inside:avoid}
.sign{text-align:center;min-width:55mm}
.sign img{display:block;height:16mm;max-width:50mm;object-fit:contain;margin:1mm auto 0}
.sign .room{display:block;height:16mm}
small{font-size:8pt}
.verify{display:flex;align-items:center;gap:2mm;margin-top:2mm}
`;
const kinds = radiologyWords.codes.reportVersionKind;

/** The validated reports of an order as the patient receives them, on A4. */
export function ReportPaper({ order, onClose }: { order: RadiologyOrderRow; onClose: () => void }) {
  const { t } = useTranslation('radiology');
  const now = useNow(60_000);
  const { rows } = useList(radiologyReports, { orderId: order.id, limit: 10 });
  const reports = rows.toSorted((a, b) => a.line - b.line);
  return (
    <PrintDialog
      title={t('paper')}
      label={t('print')}
      preview={t('paper')}
      file={`${t('paper')} ${order.recordNumber}`}
      css={css}
      page={{ width: 210, height: 297, margin: 15 }}
      onClose={onClose}
    >
      <article>
        <ResultHead
          heading="HASIL PEMERIKSAAN RADIOLOGI"
          order={order}
          facts={[
            ['Diminta', formatDateTime(order.orderedAt)],
            ['Unit', order.unitName],
          ]}
        />
        {reports.map(report => (
          <Report key={report.id} report={report} />
        ))}
        <small>Dicetak {formatDateTime(now)}</small>
      </article>
    </PrintDialog>
  );
}

function Report({ report }: { report: RadiologyReportRow }) {
  return (
    <section>
      <h2>{report.examination}</h2>
      <small>
        {joined(
          `No. aksesi ${report.accessionNumber}`,
          report.modality,
          report.doneAt && `diperiksa ${formatDateTime(report.doneAt)}`,
          report.contrastGiven && `${report.contrastGiven.agent} ${report.contrastGiven.millilitres} ml`,
          report.dose && doseText(report.dose),
        )}
      </small>
      {presentOf(report).map(version => (
        <div key={version.version}>
          {version.kind !== 'report' && (
            <h3>{`${kinds[version.kind].id} versi ${version.version}, ${formatDateTime(version.at)}, ${version.by}`}</h3>
          )}
          <h3>Temuan</h3>
          <p>{orErased(version.findings)}</p>
          {version.impression && (
            <>
              <h3>Kesan</h3>
              <p>{orErased(version.impression)}</p>
            </>
          )}
          {version.recommendation && (
            <>
              <h3>Saran</h3>
              <p>{orErased(version.recommendation)}</p>
            </>
          )}
        </div>
      ))}
      <div className="foot">
        <small>{report.verificationCode && <VerifyCode path={`/verify/radiology/${report.verificationCode}`} />}</small>
        {report.validatedById !== null && <Validator report={report} id={report.validatedById} />}
      </div>
    </section>
  );
}

/** The validator's name under her signature, or under space for one. */
function Validator({ report: { validatedBy, validatedAt }, id }: { report: RadiologyReportRow; id: number }) {
  return (
    <div className="sign">
      <span>Divalidasi {validatedAt && formatDateTime(validatedAt)}</span>
      <SignatureSpace of={id} />
      <b>{validatedBy}</b>
    </div>
  );
}

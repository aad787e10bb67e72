import type { MedicationDoseRow, MedicationRow } from '@alur/contracts/medication/rows';
import { isExpired } from '@alur/contracts/medication/slots';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatDateTime, formatNumber, formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { asNeededOf, cellsOf, flowOf, isOver } from './chart-cells';
import { useRateText } from './rate-text';

const page: PrintPage = { width: 210, height: 297, margin: 12 };
const css = `
body{font:9pt/1.35 Arial,Helvetica,sans-serif}
h1{font-size:12pt}h2{font-size:11pt;margin:1mm 0 2mm}
.who{display:flex;flex-wrap:wrap;gap:1mm 6mm;margin-bottom:3mm}
table{width:100%;border-collapse:collapse}
th,td{border:.2mm solid #555;padding:1mm 1.5mm;text-align:left;vertical-align:top}
th{background:#eee}tr{break-inside:avoid}
.medicine{width:46mm}.signa{width:32mm}
.dose{display:inline-block;min-width:24mm;margin:0 2mm 1mm 0;padding:.5mm 1mm;border:.2mm solid #999}
.over{text-decoration:line-through}
.sign{display:flex;justify-content:flex-end;gap:10mm;margin-top:8mm}.sign p{min-width:45mm;text-align:center;padding-top:16mm}
`;

const outcomes = {
  given: 'diberikan',
  held: 'ditunda',
  refused: 'ditolak',
  missed: 'terlewat',
  not_available: 'tidak ada',
} as const satisfies Record<MedicationDoseRow['outcome'], string>;

const effects = { relieved: 'hilang', partly: 'berkurang', none: 'tidak berubah', worse: 'memburuk' } as const;

const flows = { start: 'mulai', rate: 'menjadi', stop: 'dihentikan' } as const;

/**
 * Prints a day of the chart: the planned doses and what became of them, with who gave them. It is an Indonesian
 * document.
 */
export function PrintChart(props: {
  encounterId: number;
  date: string;
  rows: readonly MedicationRow[];
  doses: readonly MedicationDoseRow[];
  now: number;
  onClose: () => void;
}) {
  const { encounterId, date, rows, doses, now, onClose } = props;
  const { t } = useTranslation('medication');
  const facility = useCurrentFacility();
  const [of] = useTopic(prescriptionVisit, { encounterId }).rows;
  return (
    <PrintDialog
      title={t('title')}
      label={t('print')}
      preview={t('preview')}
      file={`pemberian-obat ${date}`}
      css={css}
      page={page}
      onClose={onClose}
    >
      <article lang="id">
        <h1>{facility?.name}</h1>
        <h2>Catatan pemberian obat, {formatDate(date)}</h2>
        {of && (
          <p className="who">
            <strong>{orErased(of.patientName)}</strong>
            <span>No. RM {orErased(of.recordNumber)}</span>
            <span>{of.roomName}</span>
            <span>DPJP {of.doctorName}</span>
          </p>
        )}
        <table>
          <thead>
            <tr>
              <th className="medicine">Obat</th>
              <th className="signa">Signa</th>
              <th>Jam dan pemberian</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <PrintedMedicine key={row.id} row={row} date={date} doses={doses} now={now} />
            ))}
          </tbody>
        </table>
        <div className="sign">
          <p>Perawat</p>
          <p>Apoteker</p>
        </div>
      </article>
    </PrintDialog>
  );
}

function PrintedMedicine({
  row,
  date,
  doses,
  now,
}: {
  row: MedicationRow;
  date: string;
  doses: readonly MedicationDoseRow[];
  now: number;
}) {
  const rateText = useRateText();
  const written = (dose: MedicationDoseRow) =>
    [
      `${outcomes[dose.outcome]} ${formatTime(dose.at)}`,
      dose.quantity !== null && `${formatNumber(dose.quantity, 3)} ${row.unit}`,
      dose.by,
      dose.checkedBy && `periksa ulang ${dose.checkedBy}`,
      (dose.outcome !== 'given' || dose.slot === null) && dose.note && orErased(dose.note),
      dose.effect && `efek ${effects[dose.effect]}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <tr>
      <td className={isOver(row, now) ? 'medicine over' : 'medicine'}>
        <strong>{row.name}</strong>
        {row.doubleCheck && ' (periksa ganda)'}
        <br />
        {row.prescriber}
        {isExpired(row, now) && row.stopsAt && (
          <>
            <br />
            berhenti otomatis {formatDateTime(row.stopsAt)}
          </>
        )}
      </td>
      <td className="signa">{[orErased(row.signa), row.route].filter(Boolean).join(', ')}</td>
      <td>
        {cellsOf(row, doses, date, now).map(({ slot, dose, state }) => (
          <span key={slot} className="dose">
            <strong>{formatTime(slot)}</strong> {dose ? written(dose) : state === 'held' ? outcomes.held : '________'}
          </span>
        ))}
        {asNeededOf(row, doses).map(dose => (
          <span key={dose.id} className="dose">
            {written(dose)}
          </span>
        ))}
        {flowOf(row, date).map(({ at, what, rate, volume, by, checkedBy }) => (
          <span key={`${at} ${what}`} className="dose">
            {[
              `${flows[what]} ${formatTime(at)}`,
              rate && rateText(rate),
              volume !== null && `${formatNumber(volume, 1)} ml`,
              by,
              checkedBy && `periksa ulang ${checkedBy}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        ))}
      </td>
    </tr>
  );
}

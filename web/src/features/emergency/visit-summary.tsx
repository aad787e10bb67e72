import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { consultationRecord } from '@alur/contracts/consultation/topics';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { emergencyWords } from '@alur/contracts/emergency/words';
import { visitLetters, type LetterRow } from '@alur/contracts/letter/rows';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { prescriptionVisit } from '@alur/contracts/prescription/topics';
import { bloodPressure, type VitalSign } from '@alur/contracts/record/vitals';
import type { ReactNode } from 'react';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatDateTime, formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Line, Sign } from './paper-parts';

/**
 * Prints the visit's findings, treatments and prescriptions from its record, for a patient who goes home or for the
 * unit that takes over.
 */
export function VisitSummary({ visit }: { visit: EmergencyRow }) {
  const { encounterId } = visit;
  const can = useCan();
  const records = useTopic(consultationRecord, { encounterId });
  const prescriptions = useTopic(prescriptionVisit, { encounterId });
  const record = records.rows.find(row => row.encounterId === encounterId);
  if (!record || prescriptions.loading) return null;
  const parts = { visit, record, prescriptions: prescriptions.rows };
  return can('outpatient.letter:view') ? <WithControls {...parts} /> : <SummaryText {...parts} controls={[]} />;
}

interface SummaryParts {
  visit: EmergencyRow;
  record: VisitRecordRow;
  prescriptions: readonly PrescriptionRow[];
}

/** The dates of the next visits come from her letters of control. */
function WithControls(parts: SummaryParts) {
  const { rows } = useTopic(visitLetters, { encounterId: parts.visit.encounterId });
  return <SummaryText {...parts} controls={rows} />;
}

const signs: Readonly<Partial<Record<VitalSign, readonly [name: string, unit: string]>>> = {
  pulse: ['nadi', '×/mnt'],
  respiration: ['napas', '×/mnt'],
  temperature: ['suhu', '°C'],
  oxygenSaturation: ['SpO₂', '%'],
  painScore: ['nyeri', '/10'],
};

/** The last measurement of each vital sign; a blood pressure is one sign of two numbers (SPEC 5). */
const signsOf = ({ vitals }: VisitRecordRow): string => {
  const last = (...names: VitalSign[]) => vitals.findLast(entry => names.some(name => entry[name] !== null));
  const measured = Object.entries(signs).flatMap(([sign, [name, unit]]) => {
    const value = last(sign as VitalSign)?.[sign as VitalSign] ?? null;
    return value === null ? [] : [`${name} ${formatNumber(value)} ${unit}`];
  });
  const pressure = bloodPressure(last('systolic', 'diastolic') ?? { systolic: null, diastolic: null });
  return [
    ...(pressure.kind === 'complete' ? [`tekanan darah ${pressure.systolic}/${pressure.diastolic} mmHg`] : []),
    ...(pressure.kind === 'incomplete' ? ['tekanan darah belum lengkap'] : []),
    ...measured,
  ].join(', ');
};

const notSupplied: readonly PrescriptionRow['status'][] = ['cancelled', 'returned', 'stopped'];
const medicines = (rows: readonly PrescriptionRow[]): string[] =>
  rows.flatMap(({ lines }) =>
    lines.map(
      ({ name, substitute, quantity, approvedQuantity, unit, signa }) =>
        `${substitute ?? name} ${formatNumber(approvedQuantity ?? quantity, 3)} ${unit}, ${signa}`,
    ),
  );

/** The text of the document, which is Indonesian in every language of the screen. */
export function SummaryText({
  visit,
  record,
  prescriptions,
  controls,
}: SummaryParts & { controls: readonly LetterRow[] }) {
  const isHome = visit.disposition === 'home';
  const note = record.notes.at(-1);
  const valid = prescriptions.filter(({ status }) => !notSupplied.includes(status));
  const given = medicines(valid.filter(({ atOnce }) => atOnce));
  const prescribed = medicines(valid.filter(({ atOnce }) => !atOnce));
  const control = controls
    .filter(({ status }) => status === 'issued')
    .flatMap(({ content }) => (content.kind === 'control' ? [content] : []))
    .at(-1);
  const found = [signsOf(record), note?.objective ?? ''].filter(part => part !== '').map(orErased);
  return (
    <>
      <table>
        <tbody>
          <Line name={isHome ? 'Pulang' : 'Diputuskan'}>{formatDateTime(visit.disposedAt ?? visit.arrivedAt)}</Line>
          {!isHome && visit.disposition && (
            <Line name="Alih rawat ke">{emergencyWords.codes.emergencyDisposition[visit.disposition].id}</Line>
          )}
          {visit.doctor && <Line name="Dokter">{visit.doctor}</Line>}
          {visit.complaint && <Line name="Keluhan">{orErased(visit.complaint)}</Line>}
        </tbody>
      </table>
      {note?.subjective && <Part title="Riwayat">{orErased(note.subjective)}</Part>}
      {found.length > 0 && <Part title="Ditemukan">{found.join('\n')}</Part>}
      <Items title="Diagnosis" of={record.diagnoses.map(({ code, name }) => `${name} (${code})`)} />
      <Items
        title="Tindakan"
        of={record.treatments
          .filter(({ status }) => status === 'done')
          .map(({ name, quantity }) => (quantity === 1 ? name : `${name} ×${quantity}`))}
      />
      <Items title="Obat yang diberikan di IGD" of={given} />
      <Items title={isHome ? 'Obat pulang' : 'Obat yang diresepkan'} of={prescribed} />
      {note?.plan && <Part title="Rencana">{orErased(note.plan)}</Part>}
      {visit.dispositionNote && <Part title={isHome ? 'Anjuran' : 'Catatan'}>{orErased(visit.dispositionNote)}</Part>}
      {isHome && (
        <Part title="Kontrol">
          {control
            ? [formatDate(control.date, 'long'), control.note].filter(Boolean).map(orErased).join(': ')
            : 'Segera kembali bila keluhan bertambah berat.'}
        </Part>
      )}
      <div className="signs">
        <Sign as={isHome ? 'Pasien atau keluarga' : 'Yang menerima'} />
        <Sign as="Dokter IGD">{visit.disposedBy}</Sign>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="kept">{children}</p>
    </>
  );
}

function Items({ title, of }: { title: string; of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {of.map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may stand twice, and none moves
          <li key={at}>{each}</li>
        ))}
      </ul>
    </>
  );
}

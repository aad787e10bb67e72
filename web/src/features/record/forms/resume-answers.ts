import type { AdmissionRow } from '@alur/contracts/admission/rows';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import type { RadiologyReportRow } from '@alur/contracts/radiology/rows';
import type { Answers } from '@alur/contracts/questionnaire/answers';
import type { StayRow } from '@alur/contracts/stay/rows';
import { newestVitals } from '../newest-vitals';

/** The parts of a stay's record that prefill a resume. */
export interface ResumeSources {
  visit: VisitRecordRow;
  stay: StayRow | undefined;
  order: AdmissionRow | undefined;
  prescriptions: readonly PrescriptionRow[];
  results: readonly LaboratoryTestRow[];
  reports: readonly RadiologyReportRow[];
}

const lines = (all: readonly string[]): string => [...new Set(all.filter(line => line !== ''))].join('\n');

const medicines = (all: readonly PrescriptionRow[], home: boolean): string =>
  lines(
    all
      .filter(({ status, supply }) => status !== 'cancelled' && (supply === 'take_home') === home)
      .flatMap(({ lines: its }) => its.map(({ name, signa }) => `${name}, ${signa}`)),
  );

/** The last result of each test with its flag. */
const results = (all: readonly LaboratoryTestRow[]): string => {
  const last = new Map(all.toSorted((a, b) => a.orderId - b.orderId).map(test => [test.parameterId, test]));
  return lines(
    [...last.values()].map(({ name, text, unit, flag }) =>
      [`${name}: ${text ?? ''}`, unit, flag !== null && flag !== 'N' && `(${flag})`].filter(Boolean).join(' '),
    ),
  );
};

/** The impression of each examination of radiology. */
const impressions = (all: readonly RadiologyReportRow[]): string =>
  lines(all.map(({ examination, impression }) => `${examination}: ${impression}`));

const signs = ({ vitals }: VisitRecordRow): string => {
  const last = newestVitals(vitals)?.entry;
  if (!last) return '';
  const { systolic, diastolic, pulse, respiration, temperature, oxygenSaturation } = last;
  return [
    systolic !== null && diastolic !== null && `TD ${systolic}/${diastolic} mmHg`,
    pulse !== null && `nadi ${pulse}/menit`,
    respiration !== null && `napas ${respiration}/menit`,
    temperature !== null && `suhu ${String(temperature).replace('.', ',')} °C`,
    oxygenSaturation !== null && `SpO2 ${oxygenSaturation}%`,
  ]
    .filter(Boolean)
    .join(', ');
};

const coded = ({ code, name }: { code: string; name: string }): string => `${code} ${name}`;

/**
 * The initial answers of a medical resume: everything that is recorded already is prefilled, and the signer reads and
 * corrects it.
 */
export const resumeAnswers = ({
  visit,
  stay,
  order,
  prescriptions,
  results: tests,
  reports,
}: ResumeSources): Answers => {
  const { notes, diagnoses, treatments } = visit;
  const primary = diagnoses.find(({ kind }) => kind === 'primary');
  const hasDied = stay?.dischargeManner?.startsWith('died') === true;
  const found = {
    'admission.diagnosis': order?.diagnosis ?? (primary ? coded(primary) : ''),
    indication: order?.indication ?? '',
    history: notes[0]?.subjective ?? '',
    exam: notes[0]?.objective ?? '',
    results: lines([results(tests), impressions(reports)]),
    'diagnosis.primary': primary ? coded(primary) : '',
    'diagnosis.secondary': lines(diagnoses.filter(({ kind }) => kind === 'secondary').map(coded)),
    procedures: lines(treatments.map(({ name, quantity }) => (quantity > 1 ? `${name} ${quantity}×` : name))),
    'therapy.ward': medicines(prescriptions, false),
    'therapy.home': medicines(prescriptions, true),
    condition: hasDied ? 'died' : '',
    'condition.signs': signs(visit),
    advice: notes.at(-1)?.plan ?? '',
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
};

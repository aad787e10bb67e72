import { choices, form, question, section } from '../../questionnaire/builders.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { noYes } from './common-questions.js';
import { ANAESTHESIA_NOTE, OPERATION_REPORT, PREOPERATIVE } from './form-names.js';
import { SURGERY_NUMBER } from './surgery-number.js';

const number = () =>
  question('integer', SURGERY_NUMBER, 'Nomor permintaan operasi', 'Number of the operation’s request', {
    required: true,
    least: 1,
  });

/** The physical status by the American Society of Anesthesiologists. */
const asaClass = () =>
  question('choice', 'asa', 'Status fisik ASA', 'ASA physical status', {
    required: true,
    options: choices(
      ['1', 'ASA 1', 'ASA 1'],
      ['2', 'ASA 2', 'ASA 2'],
      ['3', 'ASA 3', 'ASA 3'],
      ['4', 'ASA 4', 'ASA 4'],
      ['5', 'ASA 5', 'ASA 5'],
      ['6', 'ASA 6', 'ASA 6'],
    ),
  });

const anaesthesia = () =>
  question('choice', 'anaesthesia', 'Jenis anestesi', 'Type of anaesthesia', {
    required: true,
    options: choices(
      ['general', 'Umum', 'General'],
      ['spinal', 'Spinal', 'Spinal'],
      ['epidural', 'Epidural', 'Epidural'],
      ['regional', 'Blok regional', 'Regional block'],
      ['local', 'Lokal', 'Local'],
      ['sedation', 'Sedasi', 'Sedation'],
    ),
  });

const times = () => [
  question('date', 'date', 'Tanggal operasi', 'Day of the operation', { required: true }),
  question('time', 'start', 'Jam mulai', 'Begun at', { required: true }),
  question('time', 'end', 'Jam selesai', 'Ended at', { required: true }),
];

/** *Laporan operasi*, with the content of DOMAIN 1.3. */
export const operationReport: FormContent = {
  tables: [],
  definition: form(
    clinicalTitle(OPERATION_REPORT),
    section('operation', { id: 'Operasi', en: 'Operation' }, [
      number(),
      question('text', 'diagnosis.before', 'Diagnosis praoperasi', 'Diagnosis before', { required: true }),
      question('text', 'diagnosis.after', 'Diagnosis pascaoperasi', 'Diagnosis after', { required: true }),
      question('text', 'procedure', 'Tindakan operasi', 'Procedure', { required: true }),
      ...times(),
    ]),
    section('team', { id: 'Tim', en: 'Team' }, [
      question('string', 'operator', 'Operator', 'Operator', { required: true }),
      question('string', 'assistants', 'Asisten', 'Assistants'),
      question('string', 'nurses', 'Perawat', 'Nurses'),
      question('string', 'anaesthetist', 'Dokter anestesi', 'Anaesthetist'),
      anaesthesia(),
      asaClass(),
      question('string', 'position', 'Posisi pasien', 'Position'),
    ]),
    section('course', { id: 'Jalannya operasi', en: 'Course' }, [
      question('text', 'findings', 'Temuan', 'Findings', { required: true }),
      question('text', 'technique', 'Teknik operasi', 'Technique', { required: true }),
      question('string', 'specimen', 'Jaringan yang dikirim (PA)', 'Specimen sent (pathology)'),
      question('integer', 'bleeding', 'Perdarahan', 'Blood loss', { least: 0, most: 20_000, unit: 'mL' }),
      question('string', 'transfusion', 'Transfusi', 'Transfusion'),
      question('text', 'implants', 'Implan (nama, nomor seri)', 'Implants (name, serial number)'),
      question('text', 'complications', 'Komplikasi', 'Complications'),
    ]),
    section('after', { id: 'Pascaoperasi', en: 'Afterwards' }, [
      question('text', 'instructions', 'Instruksi pascaoperasi', 'Instructions', { required: true }),
    ]),
  ),
};

/** What is looked at before an operation, by whoever operates or gives the anaesthetic. */
export const preoperative: FormContent = {
  tables: [],
  definition: form(
    clinicalTitle(PREOPERATIVE),
    section('operation', { id: 'Operasi', en: 'Operation' }, [
      number(),
      question('text', 'diagnosis.before', 'Diagnosis praoperasi', 'Diagnosis before', { required: true }),
      question('text', 'procedure', 'Rencana tindakan', 'Planned procedure', { required: true }),
    ]),
    section('history', { id: 'Riwayat', en: 'History' }, [
      question('text', 'history', 'Penyakit dan operasi sebelumnya', 'Illnesses and earlier operations'),
      question('text', 'medicines', 'Obat yang sedang dipakai', 'Medicines taken'),
      question('text', 'allergies', 'Alergi', 'Allergies'),
      question('string', 'fasting', 'Puasa sejak', 'Fasting since'),
    ]),
    section('findings', { id: 'Pemeriksaan', en: 'Findings' }, [
      question('text', 'exam', 'Pemeriksaan fisik', 'Physical examination', { required: true }),
      question('string', 'airway', 'Jalan napas', 'Airway'),
      question('text', 'results', 'Hasil penunjang', 'Results of examinations'),
      asaClass(),
    ]),
    section('plan', { id: 'Rencana', en: 'Plan' }, [
      anaesthesia(),
      question('choice', 'blood', 'Darah disiapkan', 'Blood prepared', { options: noYes }),
      question('text', 'plan', 'Persiapan dan rencana', 'Preparation and plan', { required: true }),
    ]),
  ),
};

/** What the anaesthetist writes of an operation. */
export const anaesthesiaNote: FormContent = {
  tables: [],
  definition: form(
    clinicalTitle(ANAESTHESIA_NOTE),
    section('anaesthesia', { id: 'Anestesi', en: 'Anaesthesia' }, [
      number(),
      ...times(),
      anaesthesia(),
      asaClass(),
      question('text', 'premedication', 'Premedikasi', 'Premedication'),
      question('text', 'induction', 'Induksi dan obat', 'Induction and drugs', { required: true }),
      question('text', 'airway', 'Jalan napas dan ventilasi', 'Airway and ventilation'),
    ]),
    section('course', { id: 'Selama operasi', en: 'During the operation' }, [
      question('text', 'course', 'Tanda vital dan kejadian', 'Vital signs and events', { required: true }),
      question('string', 'fluids', 'Cairan masuk', 'Fluids given'),
      question('integer', 'bleeding', 'Perdarahan', 'Blood loss', { least: 0, most: 20_000, unit: 'mL' }),
      question('integer', 'urine', 'Urine', 'Urine', { least: 0, most: 20_000, unit: 'mL' }),
    ]),
    section('after', { id: 'Sesudah anestesi', en: 'Afterwards' }, [
      question('text', 'instructions', 'Instruksi ruang pemulihan', 'Instructions for recovery', { required: true }),
    ]),
  ),
};

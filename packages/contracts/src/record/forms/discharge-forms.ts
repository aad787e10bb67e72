import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { signerQuestions } from './common-questions.js';

/**
 * *Resume medis*, *ringkasan pulang*, with the content of Permenkes 269/2008, article 4: diagnosis on admission and
 * indication, findings and examinations, final diagnosis, treatment, and follow-up; the doctor signs.
 */
export const medicalResume = form(
  { id: 'Resume medis', en: 'Medical resume' },
  section('admission', { id: 'Masuk', en: 'Admission' }, [
    question('string', 'admission.diagnosis', 'Diagnosis masuk', 'Diagnosis on admission', { required: true }),
    question('text', 'indication', 'Indikasi rawat inap', 'Indication'),
    question('text', 'history', 'Ringkasan riwayat penyakit', 'History'),
  ]),
  section('findings', { id: 'Pemeriksaan', en: 'Findings' }, [
    question('text', 'exam', 'Pemeriksaan fisik', 'Physical examination', { required: true }),
    question('text', 'results', 'Pemeriksaan penunjang', 'Results of examinations'),
  ]),
  section('diagnosis', { id: 'Diagnosis dan tindakan', en: 'Diagnoses and procedures' }, [
    question('string', 'diagnosis.primary', 'Diagnosis utama (ICD-10)', 'Primary diagnosis (ICD-10)', {
      required: true,
    }),
    question('text', 'diagnosis.secondary', 'Diagnosis sekunder', 'Secondary diagnoses'),
    question('text', 'procedures', 'Tindakan', 'Procedures'),
  ]),
  section('therapy', { id: 'Pengobatan', en: 'Treatment' }, [
    question('text', 'therapy.ward', 'Terapi selama dirawat', 'Treatment during the stay'),
    question('text', 'therapy.home', 'Obat pulang', 'Medicines to take home'),
    question('text', 'diet', 'Diet', 'Diet'),
  ]),
  section('discharge', { id: 'Pulang', en: 'Discharge' }, [
    question('choice', 'condition', 'Keadaan saat pulang', 'Condition on discharge', {
      required: true,
      options: choices(
        ['recovered', 'Sembuh', 'Recovered'],
        ['improved', 'Membaik', 'Improved'],
        ['not_improved', 'Belum membaik', 'Not improved'],
        ['died', 'Meninggal', 'Died'],
      ),
    }),
    question('string', 'condition.cause', 'Sebab kematian', 'Cause of death', {
      required: true,
      ...when('condition', 'died'),
    }),
    question('string', 'condition.signs', 'Tanda vital saat pulang', 'Vital signs on discharge'),
    question('text', 'advice', 'Anjuran dan tindak lanjut', 'Advice and follow-up'),
    question('date', 'control.on', 'Kontrol tanggal', 'To come again on'),
    question('string', 'control.where', 'Kontrol di', 'To come again at'),
  ]),
);

const agreed = (linkId: string, id: string, en: string) => question('boolean', linkId, id, en, { required: true });

/** *Persetujuan umum* (DOMAIN 1.1): consent to care and its costs, who may be informed, and who signs. */
export const generalConsent = form(
  { id: 'Persetujuan umum', en: 'General consent' },
  section('signer', { id: 'Yang menyetujui', en: 'Who consents' }, [
    ...signerQuestions('Ditandatangani oleh', 'Signed by'),
    question('string', 'signer.identity', 'Nomor identitas wali', 'Identity number', when('signer', 'representative')),
    question('string', 'witness', 'Saksi', 'Witness'),
  ]),
  section('care', { id: 'Pelayanan', en: 'Care' }, [
    agreed(
      'care.agreed',
      'Setuju diperiksa, dirawat dan diberi tindakan rutin; tindakan berisiko dimintakan persetujuan tersendiri',
      'Agrees to be examined and cared for; procedures with risk are asked for one by one',
    ),
    agreed('care.rights', 'Sudah dijelaskan hak dan kewajiban pasien', 'Rights and duties were explained'),
    agreed(
      'care.rules',
      'Sudah dijelaskan tata tertib dan jam kunjungan',
      'House rules and visiting hours were explained',
    ),
    agreed('care.students', 'Setuju dirawat bersama peserta didik yang diawasi', 'Agrees to supervised students'),
  ]),
  section('information', { id: 'Informasi dan kerahasiaan', en: 'Information' }, [
    agreed(
      'information.payer',
      'Setuju informasi medis diberikan kepada penjamin untuk klaim',
      'Agrees that the insurer is told what a claim needs',
    ),
    question('text', 'information.persons', 'Yang boleh menerima informasi', 'Who may be told'),
    question('text', 'information.visitors', 'Yang tidak boleh berkunjung', 'Who may not visit'),
  ]),
  section('costs', { id: 'Biaya dan barang', en: 'Costs and belongings' }, [
    agreed(
      'costs.class',
      'Sudah dijelaskan kelas perawatan dan perkiraan biaya',
      'Class and likely costs were explained',
    ),
    agreed('costs.agreed', 'Bersedia menanggung biaya yang tidak dijamin', 'Bears what is not covered'),
    agreed('belongings', 'Memahami barang berharga adalah tanggung jawab sendiri', 'Keeps valuables at her own risk'),
  ]),
);

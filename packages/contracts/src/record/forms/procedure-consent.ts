import { choices, form, question, section, when } from '../../questionnaire/builders.js';
import { signerQuestions } from './common-questions.js';
import { clinicalTitle, type FormContent } from './clinical-forms.js';
import { PROCEDURE_CONSENT } from './form-names.js';

const explained = (linkId: string, id: string, en: string) => question('text', linkId, id, en, { required: true });

/**
 * *Persetujuan atau penolakan tindakan kedokteran* (DOMAIN 1.1), with what Permenkes 290/2008, article 7, has explained
 * before: diagnosis and way, aim, alternatives, risks, prognosis and costs. Who decides, her witnesses and the doctor sign
 * the paper.
 */
export const procedureConsent: FormContent = {
  tables: [],
  definition: form(
    clinicalTitle(PROCEDURE_CONSENT),
    section('procedure', { id: 'Tindakan', en: 'Procedure' }, [
      question('string', 'procedure', 'Nama tindakan', 'Procedure', { required: true }),
      question('string', 'side', 'Sisi atau lokasi tubuh', 'Side or site of the body'),
      question('string', 'performer', 'Dokter pelaksana', 'Doctor who performs it', { required: true }),
      question('choice', 'anaesthesia', 'Pembiusan', 'Anaesthesia', {
        options: choices(
          ['none', 'Tidak ada', 'None'],
          ['local', 'Lokal', 'Local'],
          ['regional', 'Regional atau spinal', 'Regional or spinal'],
          ['sedation', 'Sedasi', 'Sedation'],
          ['general', 'Umum', 'General'],
        ),
      }),
    ]),
    section('information', { id: 'Yang dijelaskan', en: 'What was explained' }, [
      explained('diagnosis', 'Diagnosis dan dasarnya', 'Diagnosis and its grounds'),
      explained('way', 'Tata cara tindakan', 'How it is done'),
      explained('aim', 'Tujuan tindakan', 'Aim'),
      explained('risks', 'Risiko dan komplikasi yang mungkin terjadi', 'Risks and possible complications'),
      explained('alternatives', 'Tindakan lain yang mungkin dan risikonya', 'Alternatives and their risks'),
      explained('prognosis', 'Prognosis bila dilakukan dan bila tidak', 'Prognosis with it and without it'),
      question('string', 'costs', 'Perkiraan biaya', 'Likely costs'),
      question('string', 'questions', 'Pertanyaan pasien atau keluarga', 'Questions of the patient or family'),
    ]),
    section('decision', { id: 'Keputusan', en: 'Decision' }, [
      question('choice', 'decision', 'Keputusan', 'Decision', {
        required: true,
        options: choices(['consents', 'Menyetujui', 'Consents'], ['refuses', 'Menolak', 'Refuses']),
      }),
      question('text', 'refusal.reason', 'Alasan menolak', 'Reason of the refusal', when('decision', 'refuses')),
      question(
        'boolean',
        'refusal.understood',
        'Akibat penolakan sudah dijelaskan dan dipahami',
        'Understands what refusing may lead to',
        {
          required: true,
          ...when('decision', 'refuses'),
        },
      ),
      ...signerQuestions('Diputuskan oleh', 'Decided by'),
      question('string', 'witness.family', 'Saksi dari pihak pasien', 'Witness of the patient', { required: true }),
      question('string', 'witness.staff', 'Saksi dari petugas', 'Witness of the staff'),
    ]),
  ),
};
